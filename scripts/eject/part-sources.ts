import type { Entity, Field } from '#model/entity.ts';
import { filterable } from '#model/filterable.ts';

/** The parts of an entity that can stand in a file of their own. */
export const parts = ['list', 'filters', 'form'] as const;

export type Part = (typeof parts)[number];

/** The source of a part, written out as the engine would make it: unchanged, it shows the same. */
export const sourceOf: Record<Part, (entity: Entity) => string> = {
  list: ({ plural, columns }) => `
    import type { ReactNode } from 'react';
    import type { Entity } from '#model/entity.ts';
    ${imports('DroppedNotice', 'EntityRows')}
    import { fieldsNamed } from '../../entity/fields-named.ts';
    ${imports('ListHead', 'ListSheet', 'SavedViews')}

    /** The list of ${plural}, by hand. */
    export function List({ entity, tools }: { entity: Entity; tools?: ReactNode }) {
      const listed = { ...entity, columns: fieldsNamed(entity, columns) };
      const top = (
        <>
          <SavedViews entity={listed} />
          <DroppedNotice entity={listed} />
        </>
      );
      return (
        <>
          <ListHead entity={listed}>{tools}</ListHead>
          <ListSheet entity={listed} top={top}>
            <EntityRows entity={listed} />
          </ListSheet>
        </>
      );
    }

    const columns = ${namesOf(columns)};`,
  filters: (entity) => `
    import type { Entity } from '#model/entity.ts';
    import { fieldsNamed } from '../../entity/fields-named.ts';
    ${imports('FilterSentence')}

    /** What the list of ${entity.plural} is filtered by, by hand. */
    export function Filters({ entity }: { entity: Entity }) {
      return <FilterSentence fields={fieldsNamed(entity, fields)} />;
    }

    const fields = ${namesOf(filterable(entity))};`,
  form: ({ title, sections }) => `
    import type { ReactNode } from 'react';
    import type { Entity } from '#model/entity.ts';
    ${imports('FormContent', 'NamedField')}

    /** The form of a ${title.toLowerCase()}, by hand: a section that is not named here stays as its schema says. */
    export function Form({ children, ...form }: { entity: Entity; isNew: boolean; children: ReactNode }) {
      return <FormContent {...form} content={content}>{children}</FormContent>;
    }

    const content = {
      ${sections.map(({ id, title: name, fields }) => `// ${name}\n'${id}': <>${fields.map(fieldSource).join('\n')}</>,`).join('\n')}
    };`,
};

function imports(...names: string[]): string {
  return names.map((name) => `import { ${name} } from '../../entity/${name}.tsx';`).join('\n');
}

function namesOf(fields: readonly Field[]): string {
  return `[${fields.map(({ name }) => `'${name}'`).join(', ')}]`;
}

function fieldSource({ name }: Field): string {
  return `<NamedField name="${name}" />`;
}
