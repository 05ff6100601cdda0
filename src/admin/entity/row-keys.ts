import type { KeyboardEvent } from 'react';

/** On the link of a row, up and down lead to the links of its neighbours, space marks the row, and Enter, as on any link, opens it. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  const row = target instanceof HTMLAnchorElement && target.closest('th') ? target.closest('tr') : null;
  const act = row && actions[event.key];
  if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  act(row);
}

const actions: Record<string, (row: HTMLTableRowElement) => void> = {
  ArrowDown: (row) => linkIn(row.nextElementSibling)?.focus(),
  ArrowUp: (row) => linkIn(row.previousElementSibling)?.focus(),
  ' ': (row) => row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click(),
};

function linkIn(row: Element | null): HTMLAnchorElement | null | undefined {
  return row?.querySelector<HTMLAnchorElement>('th a');
}
