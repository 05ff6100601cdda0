import { Html } from './html.ts';

/** A lectern with a microphone: the mark of the product, as in its favicon. */
const drawing = `<g fill="currentColor" stroke="currentColor" stroke-linejoin="round">
<path d="M46 24V18Q46 12 40 12" fill="none" stroke-width="4"/>
<circle cx="39" cy="12" r="4" stroke="none"/>
<rect x="9" y="25" width="47" height="9" rx="3" stroke="none" transform="rotate(-10 32 29.5)"/>
<path d="M25 42 43 38.8 46 52H22Z" stroke-width="3"/>
</g>`;

/** The mark as part of a page, in the colour of the text around it. */
export const mark = new Html(
  `<svg class="mark" viewBox="6 6 52 50" aria-hidden="true" focusable="false">${drawing}</svg>`,
);

export const favicon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" color="#0B6E69"><rect width="64" height="64" rx="14" fill="#FAF9F6"/>${drawing}</svg>`,
)}`;
