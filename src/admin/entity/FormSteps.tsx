import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import { useTranslate } from 'react-admin';
import type { FormParts } from './form-parts.ts';
import { currentOf, useFormNavigation } from './form-navigation.ts';
import { PartName } from './PartName.tsx';
import { PartPanel } from './PartPanel.tsx';

/** Sections one after the other; each can be entered at any time, and all are saved as one. */
export function FormSteps({ entity, sections, isNew }: FormParts) {
  const translate = useTranslate();
  const { opened, open } = useFormNavigation();
  const current = currentOf(sections, opened);
  if (!current) return null;
  const position = sections.indexOf(current);
  const goTo = (step: number) => {
    const section = sections[step];
    if (section) open(section.id);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
      <Stepper
        nonLinear
        activeStep={position}
        component="nav"
        aria-label={translate('form.sections')}
        sx={{ overflowX: 'auto', paddingBlock: 0.5 }}
      >
        {sections.map((section, step) => (
          <Step key={section.id}>
            <StepButton onClick={() => goTo(step)} {...(step === position && { 'aria-current': 'step' })}>
              <PartName entity={entity} section={section} />
            </StepButton>
          </Step>
        ))}
      </Stepper>
      {sections.map((section) => (
        <Box key={section.id} hidden={section !== current}>
          <PartPanel entity={entity} section={section} isNew={isNew} isOpen={section === current} />
        </Box>
      ))}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button variant="outlined" disabled={position === 0} onClick={() => goTo(position - 1)}>
          {translate('form.back')}
        </Button>
        <Button variant="outlined" disabled={position === sections.length - 1} onClick={() => goTo(position + 1)}>
          {translate('form.next')}
        </Button>
      </Box>
    </Box>
  );
}
