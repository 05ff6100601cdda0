import type { ForeignServers, Offer } from '#model/foreign-server.ts';
import { entityIndex } from '#model/generated/index.ts';
import type { Dialect } from '#model/vocabulary.ts';
import type { Api } from './api.ts';

/** Where the records of an entity are, and what can be asked of them there. */
export interface Source {
  api: Api;
  /** What its paths begin with. */
  name: string;
  dialect: Dialect;
  isForeign: boolean;
  offers: (offer: Offer) => boolean;
  /** The field that names a record. */
  text: string;
}

export type SourceOf = (entity: string) => Source;

interface Options {
  /** Our own server. */
  api: Api;
  foreignServers: ForeignServers;
  /** The API of a server elsewhere, by the address that its paths are added to. */
  foreignApi: (baseUrl: string, isTrusted: boolean) => Api;
}

/** The schema decides the dialect, the runtime configuration the server. */
export function createSources({ api, foreignServers, foreignApi }: Options): SourceOf {
  return (entity) => {
    const summary = entityIndex.find(({ name }) => name === entity);
    const { dialect = 'post', text = '' } = summary ?? {};
    const foreign = foreignServers[entity];
    if (!foreign) return { api, name: entity, dialect, text, isForeign: false, offers: () => true };
    const [, baseUrl = '', name = ''] = /^(.*)\/([^/]+)\/?$/.exec(foreign.url) ?? [];
    return {
      api: foreignApi(baseUrl, foreign.sendsToken ?? false),
      name,
      dialect,
      text,
      isForeign: true,
      offers: (offer) => foreign.offers?.includes(offer) ?? false,
    };
  };
}
