import { useState, type ReactNode } from 'react';

/** Shows something at a click, so that opening it can be told from what the page around it costs. */
export function AtClick({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    children
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
}
