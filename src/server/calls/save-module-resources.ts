import type { FastifyInstance } from 'fastify';
import { calls } from '#model/calls.ts';
import { hasForbiddenCharacters } from '#model/text.ts';
import { invalid } from '../problems.ts';
import { saveModuleResources as save, type ModuleResource } from '../stores/module-resources.ts';
import { serve } from './serve.ts';

interface Body {
  cultureName: string;
  moduleName: string;
  items: ModuleResource[];
}

const name = { type: 'string', minLength: 1, maxLength: 100 };

/** POST /localization-management/save-module-resources: strings of one culture that override built-in labels. */
export function saveModuleResources(app: FastifyInstance): void {
  const served = {
    summary: 'Writes strings that override built-in labels; an empty value brings the built-in one back',
    tag: 'user',
    roles: ['superAdmin'] as const,
    body: {
      type: 'object',
      required: ['cultureName', 'moduleName', 'items'],
      additionalProperties: false,
      properties: { cultureName: name, moduleName: name, items: { type: 'array', maxItems: 1000, items: item } },
    },
    answer: { type: 'object', properties: { count: { type: 'integer' } } },
  };
  serve<unknown, Body>(app, calls.saveModuleResources, served, async ({ scope, body }) => {
    const { cultureName, moduleName, items } = body;
    const wrong = items.filter((one) => hasForbiddenCharacters(one.name) || hasForbiddenCharacters(one.value, true));
    if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map((one) => [one.name, ['validation.characters']])));
    if (hasForbiddenCharacters(cultureName + moduleName)) throw invalid({ cultureName: ['validation.characters'] });
    await save(scope, cultureName, moduleName, items);
    return { count: items.length };
  });
}

const item = {
  type: 'object',
  required: ['name', 'value'],
  additionalProperties: false,
  properties: { name: { type: 'string', minLength: 1, maxLength: 200 }, value: { type: 'string', maxLength: 2000 } },
};
