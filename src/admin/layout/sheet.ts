/** What lies on the page: paper with a hairline around it. */
export const sheet = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  backgroundColor: 'background.paper',
} as const;
