import { memo } from 'react';
import type { Entity, Section } from '#model/entity.ts';
import type { FormParts } from './form-parts.ts';
import { FormSection } from './FormSection.tsx';
import { FormSteps } from './FormSteps.tsx';
import { FormTabs } from './FormTabs.tsx';

interface Props {
  entity: Entity;
  isNew: boolean;
}

/** The parts of a form: neighbours that are tabs share a row of tabs, and so do steps. */
export const FormSections = memo(function FormSections({ entity, isNew }: Props) {
  return groupsOf(entity.sections).map((sections) => {
    const [first] = sections;
    const Parts = parts[first.as];
    return <Parts key={first.id} entity={entity} sections={sections} isNew={isNew} />;
  });
});

function Sheets({ sections, ...props }: FormParts) {
  return sections.map((section) => <FormSection key={section.id} section={section} {...props} />);
}

const parts = { section: Sheets, tab: FormTabs, step: FormSteps } as const;

type Group = [Section, ...Section[]];

/** Neighbours of the same form, without the sections of which the person may see nothing. */
function groupsOf(sections: readonly Section[]): Group[] {
  const groups: Group[] = [];
  for (const section of sections.filter(({ fields }) => fields.length > 0)) {
    const last = groups.at(-1);
    if (last?.[0].as === section.as) last.push(section);
    else groups.push([section]);
  }
  return groups;
}
