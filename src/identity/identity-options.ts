/** Runs one statement in PostgreSQL's dialect; the provider never asks for two of them to be one transaction. */
export type Query = (text: string, params?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

export interface IdentityLog {
  info(message: string, details?: unknown): void;
  error(message: string, details?: unknown): void;
}

export interface IdentityOptions {
  /** 0 takes any free port. */
  port: number;
  /** The origin under which browsers reach this provider; default `http://localhost:{port}`. */
  publicUrl?: string;
  /** Parsed realm files, one per tenant, as Keycloak imports them. */
  realmFiles: unknown[];
  /** Values for the `${NAME:default}` placeholders of the realm files. */
  addresses: Record<string, string>;
  /** Where sign-ins and keys are kept. Must be allowed to create the database schema `identity`. */
  query: Query;
  log?: IdentityLog;
  production?: boolean;
  allowProduction?: boolean;
}

export interface EmbeddedIdentity {
  url: string;
  close(): Promise<void>;
}
