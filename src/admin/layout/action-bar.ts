/** Save and what else ends a page's work, always in sight: above the navigation where that is at the bottom. */
export const actionBar = {
  position: 'sticky',
  insetBlockEnd: { xs: 56, sm: 0 },
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  paddingBlock: 1.5,
  backgroundColor: 'background.default',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;
