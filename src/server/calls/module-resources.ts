import type { FastifyInstance } from 'fastify';
import { calls } from '#model/calls.ts';
import { hasForbiddenCharacters } from '#model/text.ts';
import { moduleResourcesOf } from '../stores/module-resources.ts';
import { serve } from './serve.ts';

interface Asking {
  cultureName: string;
  moduleName: string;
}

const name = { type: 'string', maxLength: 100 };

/** GET /localization-management/module-resources?cultureName&moduleName */
export function moduleResources(app: FastifyInstance): void {
  const served = {
    summary: 'The strings that override built-in labels',
    tag: 'user',
    query: {
      type: 'object',
      required: ['cultureName', 'moduleName'],
      properties: { cultureName: name, moduleName: name },
    },
    answer: {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'string' }, value: { type: 'string' } } },
    },
  };
  serve<Asking>(app, calls.moduleResources, served, ({ scope, query: { cultureName, moduleName } }) =>
    hasForbiddenCharacters(cultureName + moduleName) ? [] : moduleResourcesOf(scope, cultureName, moduleName),
  );
}
