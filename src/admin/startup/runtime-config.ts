import type { ForeignServers } from '#model/foreign-server.ts';

/** What `config.json` tells the browser at run time: specification, section 3. */
export interface RuntimeConfig {
  clientId: string;
  authServerUrl: string;
  /** Seconds that the cookies live. */
  lmsConfigExpiredTime: number;
  /** Base path of router, assets and redirect URI. */
  deploymentPath: string;
  /** Home page of the external learning system. */
  lmsUrl: string;
  cultureName: string;
  /** Base of the API, such as `/api`. */
  apiUrl: string;
  hostname?: string;
  providerName?: string;
  /** Whether the embedded mail server catches what is sent. */
  hasInbox?: boolean;
  /** The entities whose records another server holds. */
  foreignServers?: ForeignServers;
}
