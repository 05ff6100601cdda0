import { Ajv2020 } from 'ajv/dist/2020.js';
import { entities } from '#model/entities.ts';
import { offers, type ForeignServers } from '#model/foreign-server.ts';

/** The setting FOREIGN_SERVERS: JSON by entity. Undefined when it can't be used. */
export function readForeignServers(text: string): ForeignServers | undefined {
  const servers = parsed(text);
  return isUsable(servers) ? servers : undefined;
}

const isUsable = new Ajv2020().compile<ForeignServers>({
  type: 'object',
  propertyNames: { enum: entities.map(({ name }) => name) },
  additionalProperties: {
    type: 'object',
    required: ['url'],
    additionalProperties: false,
    properties: {
      // With a path: the last part names the collection.
      url: { type: 'string', pattern: '^https?://[^\\s/?#]+(/[^\\s/?#]+)+/?$' },
      offers: { type: 'array', items: { enum: offers } },
      sendsToken: { type: 'boolean' },
    },
  },
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
