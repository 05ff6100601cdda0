import type { RuntimeConfig } from './runtime-config.ts';

/** Reads the configuration that lies beside the application; throws when it is missing or no JSON object. */
export async function loadConfig(): Promise<RuntimeConfig> {
  const answer = await fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`config.json answered ${answer.status}`);
  const config: unknown = await answer.json();
  if (typeof config !== 'object' || config === null) throw new Error('config.json holds no object');
  return { ...defaults, ...config };
}

const defaults: RuntimeConfig = {
  clientId: '',
  authServerUrl: '',
  lmsConfigExpiredTime: 3600,
  deploymentPath: '/',
  lmsUrl: '',
  cultureName: '',
  apiUrl: '/api',
};
