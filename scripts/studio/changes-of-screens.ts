import { uploadColumnsOf } from '#model/csv.ts';
import type { Entity, Field } from '#model/entity.ts';

/** What lists, filters, forms and files of an entity gain and lose: a sentence for each. */
export function changesOfScreens(before: Entity, after: Entity): string[] {
  return places.flatMap(({ fieldsOf, gains, loses }) => {
    const [had, has] = [namesOf(fieldsOf(before)), namesOf(fieldsOf(after))];
    return [
      ...has.filter((name) => !had.includes(name)).map((name) => `${name} ${gains}`),
      ...had.filter((name) => !has.includes(name)).map((name) => `${name} ${loses}`),
    ];
  });
}

interface Place {
  fieldsOf: (entity: Entity) => readonly Field[];
  gains: string;
  loses: string;
}

const places: Place[] = [
  { fieldsOf: ({ columns }) => columns, gains: 'is a column of the list', loses: 'is no column of the list any more' },
  { fieldsOf: ({ searchFields }) => searchFields, gains: 'is searched', loses: 'is searched no more' },
  {
    fieldsOf: ({ fields }) => fields.filter(({ operations }) => operations.length > 0),
    gains: 'can be filtered',
    loses: "can't be filtered any more",
  },
  {
    fieldsOf: ({ sections }) => sections.flatMap(({ fields }) => fields),
    gains: 'stands in the form',
    loses: 'stands in the form no more',
  },
  { fieldsOf: uploadColumnsOf, gains: 'is a column of the CSV template', loses: 'left the CSV template' },
];

function namesOf(fields: readonly Field[]): string[] {
  return fields.map(({ name }) => name);
}
