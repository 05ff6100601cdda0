/** What lies on the page: paper with a hairline around it. */
export const sheet = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  backgroundColor: 'background.paper',
} as const;

/** A list that lies on it, with a hairline between its rows. */
export const listSheet = {
  ...sheet,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;
