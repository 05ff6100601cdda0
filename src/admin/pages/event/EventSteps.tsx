import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import type { Entity, Section } from '#model/entity.ts';
import { useFormNavigation } from '../../entity/form-navigation.ts';
import { FormSection } from '../../entity/FormSection.tsx';
import { PartName } from '../../entity/PartName.tsx';
import { useRecordTabs } from '../../entity/record-tabs.ts';
import type { Problem } from './agenda/problems.ts';
import { useOnRefusal } from './agenda/use-refusal.ts';

interface Props {
  entity: Entity;
  isNew?: boolean;
  /** The session details, which are no fields of the event or training. */
  sessions: ReactNode;
  /** What the server has refused of them: it leads to their step. */
  refused: readonly Problem[];
  /** What an event will cost: it follows from the steps after the first. */
  cost?: ReactNode;
}

/** Basic info, session details, settings (specification, section 2): any of them can be entered at any time. */
export function EventSteps({ entity, isNew = false, sessions, refused, cost }: Props) {
  const translate = useTranslate();
  const tabs = useRecordTabs();
  const { opened, open, reveal } = useFormNavigation();
  const at = tabs ? tabs.current : (opened[0] ?? '');
  useOnRefusal(refused, () => {
    open('sessions');
    reveal('days');
  });
  const [basicInfo, ...settings] = entity.sections;
  const steps = [
    stepOf('basicInfo', basicInfo ? [basicInfo] : []),
    stepOf('sessions', []),
    stepOf('settings', settings),
  ];
  const current = Math.max(
    0,
    steps.findIndex(({ ids }) => ids.includes(at)),
  );
  const goTo = (step: number) => open(steps[step]?.ids[0] ?? '');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Stepper nonLinear activeStep={current} component="nav" aria-label={translate('form.sections')} sx={stepper}>
        {steps.map(({ section }, step) => (
          <Step key={section.id}>
            <StepButton onClick={() => goTo(step)} {...(step === current && { 'aria-current': 'step' })}>
              <PartName entity={entity} section={section} text={translate(`event.step.${section.id}`)} />
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Panel isOpen={current === 0}>
        {basicInfo && <FormSection entity={entity} section={basicInfo} isNew={isNew} isUntitled />}
      </Panel>
      <Panel isOpen={current === 1}>{sessions}</Panel>
      <Panel isOpen={current === 2}>
        {settings.map((section) => (
          <FormSection key={section.id} entity={entity} section={section} isNew={isNew} />
        ))}
      </Panel>
      {current > 0 && cost}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button variant="outlined" disabled={current === 0} onClick={() => goTo(current - 1)}>
          {translate('form.back')}
        </Button>
        <Button variant="outlined" disabled={current === steps.length - 1} onClick={() => goTo(current + 1)}>
          {translate('form.next')}
        </Button>
      </Box>
    </Box>
  );
}

/** A step, and the ids under which the form's navigation opens it: those of its sections, or its own. */
function stepOf(id: string, sections: readonly Section[]) {
  const ids = sections.length > 0 ? sections.map((section) => section.id) : [id];
  const section: Section = { id, title: '', as: 'step', fields: sections.flatMap(({ fields }) => fields) };
  return { ids, section };
}

/** Is there from its first opening on: what was typed in it stays. */
function Panel({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Box hidden={!isOpen} sx={isOpen ? panel : undefined}>
      {wasOpen && children}
    </Box>
  );
}

const panel = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 } as const;

/** The buttons keep within it: MUI's reach beyond, and would make it scroll. */
const stepper = {
  overflowX: 'auto',
  '& .MuiStepButton-root': { boxSizing: 'border-box', margin: 0, padding: 1 },
} as const;
