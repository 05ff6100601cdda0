import { getRoles } from '@testing-library/dom';

/** The roles that a person meets by ear or by keyboard; wrappers and decoration are left out. */
const shown = new Set([
  'alert',
  'button',
  'checkbox',
  'columnheader',
  'combobox',
  'dialog',
  'group',
  'heading',
  'link',
  'navigation',
  'option',
  'radio',
  'radiogroup',
  'searchbox',
  'spinbutton',
  'switch',
  'tab',
  'table',
  'textbox',
]);

/** What a person meets on the screen, a line for each: role and accessible name, with a star where required. */
export function outline(container: HTMLElement): string {
  const roleByElement = new Map<Element, string>();
  for (const [role, elements] of Object.entries(getRoles(container))) {
    for (const element of elements) if (shown.has(role)) roleByElement.set(element, role);
  }
  const inOrder = [...container.querySelectorAll<HTMLElement>('*')].filter((element) => roleByElement.has(element));
  return `${inOrder.map((element) => lineOf(element, roleByElement.get(element) ?? '')).join('\n')}\n`;
}

function lineOf(element: HTMLElement, role: string): string {
  const required = element.getAttribute('aria-required') === 'true' ? ' *' : '';
  return `${role} "${nameOf(element)}"${required}`;
}

function nameOf(element: HTMLElement): string {
  const text = element.getAttribute('aria-label') ?? labelOf(element) ?? visibleTextOf(element);
  return text.replace(/\s+/g, ' ').trim();
}

function labelOf(element: HTMLElement): string | undefined {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = ids.map((id) => element.ownerDocument.getElementById(id)).filter((label) => label !== null);
  const own =
    'labels' in element && element.labels instanceof NodeList ? [...(element.labels as NodeListOf<HTMLElement>)] : [];
  const all = [...labels, ...own].map(visibleTextOf).filter(Boolean);
  return all.length > 0 ? all.join(' ') : undefined;
}

/** Stars and icons are hidden from names. */
function visibleTextOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent ?? '';
}
