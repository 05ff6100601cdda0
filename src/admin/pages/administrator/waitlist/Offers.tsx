import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { useEntity } from '../../../data/useEntity.ts';
import { useMay } from '../../../entity/may.ts';
import { sheet } from '../../../layout/sheet.ts';
import { ZonedTime } from '../../../fields/ZonedTime.tsx';
import { useNominations } from '../nomination-list.ts';
import { ActOnOne } from '../nominations/ActOnOne.tsx';

/** The seats that are held for an answer, and until when; the soonest first. */
export function Offers({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const entity = useNominations();
  const mayAct = useMay(useEntity('event').entity, 'edit');
  const { data: offers = [] } = useGetList(entity.name, {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'stateAt', order: 'ASC' },
    filter: { where: { eventKey: String(event.id), state: 'Offered' } },
  });
  if (offers.length === 0) return null;
  const zone = String(event['timeZone']);
  return (
    <Box component="section" aria-label={translate('administration.offers')} sx={paper}>
      <Typography variant="h2">{translate('administration.offers')}</Typography>
      <Box component="ul" sx={list}>
        {offers.map((offer) => (
          <Box component="li" key={offer.id} sx={row}>
            <Typography sx={{ fontWeight: 550, marginInlineEnd: 'auto' }}>{String(offer['learnerName'])}</Typography>
            <Typography variant="body2" color="textSecondary">
              {translate('administration.offers.until')}{' '}
              <ZonedTime instant={String(offer['offerExpiresAt'])} zone={zone} isNamed={false} />
            </Typography>
            {mayAct && <ActOnOne entity={entity} record={offer} />}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** More seats are not held at once; what is beyond stands among the nominations. */
const MOST = 100;

const paper = { ...sheet, padding: 2, marginBlockEnd: 2 } as const;
const list = { listStyle: 'none', margin: 0, padding: 0, maxBlockSize: '40vh', overflowY: 'auto' } as const;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, paddingBlock: 0.5 } as const;
