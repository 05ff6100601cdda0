/** A time beside a ruler of hours, centred on its line. */
export const hourMark = {
  position: 'absolute',
  insetInlineEnd: 6,
  transform: 'translateY(-50%)',
  typography: 'caption',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;
