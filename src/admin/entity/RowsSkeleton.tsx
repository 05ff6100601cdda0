import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useListContext } from 'react-admin';

/** As many grey rows as the page will have, each as high as a row. */
export function RowsSkeleton() {
  const { perPage } = useListContext();
  return (
    <Box aria-hidden sx={{ paddingInline: 1.75 }}>
      {Array.from({ length: perPage + 1 }, (_, row) => (
        <Box key={row} sx={{ blockSize: 41, display: 'grid', alignItems: 'center' }}>
          <Skeleton height={16} width={`${92 - ((row * 13) % 40)}%`} />
        </Box>
      ))}
    </Box>
  );
}
