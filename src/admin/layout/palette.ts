/** Warm paper and ink. `control` borders inputs (3:1 against the surface), `line` is for hairlines only. */
export const lightColours = {
  page: '#FAF9F6',
  surface: '#FFFFFF',
  sunken: '#F3F0EA',
  ink: '#1C1B1A',
  muted: '#5F5B55',
  line: '#E5E1D8',
  control: '#8A857C',
  primary: '#0B6E69',
  primarySoft: '#E1EFED',
  onPrimary: '#FFFFFF',
  attention: '#B45309',
  danger: '#B3261E',
  good: '#2E6B34',
};

export const darkColours: typeof lightColours = {
  page: '#131516',
  surface: '#1B1E20',
  sunken: '#16191A',
  ink: '#ECEAE6',
  muted: '#A8A49C',
  line: '#2D3134',
  control: '#767C80',
  primary: '#5CC8BE',
  primarySoft: '#1D3A38',
  onPrimary: '#06201E',
  attention: '#F0A94E',
  danger: '#F2938C',
  good: '#84C98B',
};
