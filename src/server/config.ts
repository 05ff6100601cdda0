import type { ForeignServers } from '#model/foreign-server.ts';
import { DEFAULT_CULTURE } from '#model/limits.ts';
import { readDeliverySettings, type DeliverySettings } from './delivery/delivery-settings.ts';
import { readForeignServers } from './foreign-servers.ts';
import { readMeetingSettings, type MeetingSettings } from './meeting-settings.ts';

/** One customer of the installation: the host it is used on and the realm that signs its people in. */
export interface Tenant {
  /** The realm's name; every stored row carries it. */
  id: string;
  hostname: string;
  /** The issuer of its tokens. */
  issuer: string;
}

export interface Config {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  dataFolder: string;
  /** Where browsers find the identity provider. */
  authServerUrl: string;
  /** Where this server finds it, when that differs. */
  authServerInternalUrl: string;
  clientId: string;
  audience: string;
  tenants: readonly Tenant[];
  /** Origins beside its own that may call the API. */
  allowedOrigins: readonly string[];
  lmsUrl: string;
  cultureName: string;
  /** Age of the configuration cookies in seconds. */
  configExpiresSeconds: number;
  /** Path under which the application is deployed, with slashes around. */
  basePath: string;
  /** Where people find the application, for links in messages; `{hostname}` stands for the tenant's. No slash at the end. */
  publicUrl: string;
  /** The entities whose records browsers find on other servers. */
  foreignServers: ForeignServers;
  /** Where virtual meetings are made. */
  meetings: MeetingSettings;
  /** By what people are reached. */
  delivery: DeliverySettings;
  /** For so long notices wait for their channel; reminders for a day at most. */
  noticesEndAfterDays: number;
  /** For so long what was sent, has failed or was cancelled is kept, after the end of its event where it is of one. */
  noticesKeptDays: number;
  /** Folder of the built application (WEB_DIR); undefined, or WEB_DIR=none, serves the API alone. */
  webFolder: string | undefined;
  logLevel: string;
}

/** Settings that can't be used: a sentence for each. */
export class ConfigProblem extends Error {
  override name = 'ConfigProblem';
}

type Env = Record<string, string | undefined>;

/** Reads the settings from the environment. Throws `ConfigProblem` that names every wrong one. */
export function readConfig(env: Env): Config {
  const problems: string[] = [];
  const read = <Value>(name: string, fallback: string, parse: (text: string) => Value | undefined, must: string) => {
    const text = env[name]?.trim() || fallback;
    const value = parse(text);
    if (value === undefined) problems.push(`${name} must be ${must}, but it is "${text}".`);
    return value as Value;
  };
  const meetings = readMeetingSettings(env, problems);
  const delivery = readDeliverySettings(env, problems);
  const authServerUrl = read('AUTH_SERVER_URL', DEFAULT_AUTH_SERVER_URL, httpUrl, 'an http(s) address');
  const servedAt = read('PORT', DEFAULT_PORT, port, 'a port between 1 and 65535');
  const config: Config = {
    port: servedAt,
    host: read('HOST', '0.0.0.0', text, 'an address to listen on'),
    databaseUrl: env['DATABASE_URL'] ? read('DATABASE_URL', '', postgresUrl, 'a postgres:// address') : undefined,
    dataFolder: read('DATA_DIR', '.data', text, 'a folder'),
    authServerUrl,
    authServerInternalUrl: read(
      'AUTH_SERVER_INTERNAL_URL',
      authServerUrl ?? DEFAULT_AUTH_SERVER_URL,
      httpUrl,
      'an http(s) address',
    ),
    clientId: read('CLIENT_ID', 'rostrum-admin', text, 'a client id'),
    audience: read('AUDIENCE', 'rostrum-api', text, 'an audience'),
    tenants: read(
      'TENANTS',
      DEMO_TENANTS,
      (list) => tenants(list, authServerUrl),
      'a list such as host=realm,host=realm',
    ),
    allowedOrigins: read('ALLOWED_ORIGINS', '', origins, 'a list of origins such as https://app.example.com'),
    lmsUrl: read('LMS_URL', 'https://lms.example.com/', httpUrl, 'an http(s) address'),
    cultureName: read('CULTURE_NAME', DEFAULT_CULTURE, culture, 'a culture such as en or en-IN'),
    configExpiresSeconds: read('CONFIG_EXPIRES_SECONDS', '3600', positive, 'a number of seconds'),
    basePath: read('BASE_PATH', '/', basePath, 'a path with slashes around, such as /training/'),
    publicUrl: read(
      'PUBLIC_URL',
      `http://{hostname}:${servedAt ?? DEFAULT_PORT}`,
      publicUrl,
      'an http(s) address such as https://{hostname}',
    ),
    foreignServers: read(
      'FOREIGN_SERVERS',
      '{}',
      readForeignServers,
      'JSON such as {"topic":{"url":"https://lms.example.com/api/topics"}} that names entities of the schemas',
    ),
    meetings,
    delivery,
    noticesEndAfterDays: read('NOTICES_END_AFTER_DAYS', '7', daysFrom(1), `a number of days up to ${MOST_DAYS}`),
    noticesKeptDays: read('NOTICES_KEPT_DAYS', '400', daysFrom(30), `a number of days from 30 to ${MOST_DAYS}`),
    webFolder: env['WEB_DIR'] === 'none' ? undefined : env['WEB_DIR'],
    logLevel: read('LOG_LEVEL', 'info', logLevel, 'one of trace, debug, info, warn, error, silent'),
  };
  if (problems.length > 0) throw new ConfigProblem(problems.join('\n'));
  return config;
}

const DEFAULT_PORT = '4200';
const DEFAULT_AUTH_SERVER_URL = 'http://localhost:4280';
const DEMO_TENANTS = 'localhost=rostrum,academy.localhost=academy';

const text = (value: string): string | undefined => value || undefined;

export function port(value: string): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= 65_535 ? number : undefined;
}

function positive(value: string): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

/** Ten years. */
const MOST_DAYS = 3650;

function daysFrom(least: number) {
  return (value: string): number | undefined => {
    const number = positive(value);
    return number !== undefined && number >= least && number <= MOST_DAYS ? number : undefined;
  };
}

function httpUrl(value: string): string | undefined {
  return /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value) ? value.replace(/\/$/, '') : undefined;
}

function publicUrl(value: string): string | undefined {
  return httpUrl(value.replaceAll('{hostname}', 'localhost')) && value.replace(/\/$/, '');
}

function postgresUrl(value: string): string | undefined {
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(value) ? value : undefined;
}

function origins(value: string): string[] | undefined {
  const list = value.split(',').filter(Boolean);
  return list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin) ? list : undefined;
}

function culture(value: string): string | undefined {
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value) ? value : undefined;
}

function basePath(value: string): string | undefined {
  return /^\/([\w.-]+\/)*$/.test(value) ? value : undefined;
}

function logLevel(value: string): string | undefined {
  return ['trace', 'debug', 'info', 'warn', 'error', 'silent'].includes(value) ? value : undefined;
}

function tenants(value: string, authServerUrl: string | undefined): Tenant[] | undefined {
  const list = value.split(',').map((pair) => /^([a-z0-9.-]{1,253})=([\w.-]+)$/.exec(pair.trim()));
  const found = list.flatMap((match) => {
    const [, hostname, id] = match ?? [];
    return hostname && id ? [{ id, hostname, issuer: `${authServerUrl}/realms/${id}` }] : [];
  });
  const isUnique = new Set(found.map(({ hostname }) => hostname)).size === list.length;
  return found.length === list.length && isUnique ? found : undefined;
}
