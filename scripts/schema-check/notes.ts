import { readEntity, type Entity } from '#model/entity.ts';
import { entityMessagesOf } from '#model/messages.ts';
import type { EntitySchema } from '#model/vocabulary.ts';

/** What a person would miss, though nothing breaks: an icon in the menu, a sentence for a form that is refused. */
export function notesOf(schemas: readonly EntitySchema[]): string[] {
  return schemas
    .map((schema) => readEntity(schema))
    .flatMap((entity) => [...withoutIcon(entity), ...withoutWords(entity)]);
}

function withoutIcon({ name, icon, section }: Entity): string[] {
  return section !== 'none' && !icon ? [`${name} has no icon in the menu: name one in x-resource.icon`] : [];
}

/** "This does not have the right form" helps nobody to find it. */
function withoutWords({ name, fields }: Entity): string[] {
  const silent = fields.filter(
    ({ readOnly, property, hints }) =>
      !readOnly && property.pattern && !property.examples && !hints.messages?.['pattern'],
  );
  return silent.map(
    (field) =>
      `${name}.${field.name} has a pattern that nothing explains: say it in x-field.messages.pattern, or show one that is right in examples`,
  );
}

/** The texts of the entities that a culture's resources lack. */
export function untranslatedTexts(schemas: readonly EntitySchema[], translated: ReadonlySet<string>): string[] {
  return schemas
    .flatMap((schema) => Object.keys(entityMessagesOf(readEntity(schema))))
    .filter((key) => !translated.has(key));
}
