import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Stands in for a page whose code is on its way, with the heights of a title, a tool bar and a table. */
export function ContentSkeleton() {
  return (
    <Stack spacing={2} aria-hidden>
      <Skeleton variant="rounded" width={240} height={32} />
      <Skeleton variant="rounded" height={36} />
      <Skeleton variant="rounded" height={420} />
    </Stack>
  );
}
