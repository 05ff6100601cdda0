import { useState } from 'react';
import { FormSection, type SectionProps } from './FormSection.tsx';

interface Props extends SectionProps {
  isOpen: boolean;
}

/** A section that is there from its first opening on: what was typed in it, complete or not, stays. */
export function PartPanel({ isOpen, ...section }: Props) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen ? <FormSection {...section} isUntitled /> : null;
}
