import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { channels, type Channel } from '#model/delivery.ts';

interface Props {
  /** Undefined: all of them. */
  channel: Channel | undefined;
  onShow: (channel: Channel | undefined) => void;
}

/** The notices of all channels, or of one. */
export function ChannelFilter({ channel, onShow }: Props) {
  const translate = useTranslate();
  return (
    <NativeSelect
      value={channel ?? ''}
      onChange={({ target }) => onShow(channels.find((one) => one === target.value))}
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': translate('delivery.channels') }}
    >
      <option value="">{translate('delivery.channel.all')}</option>
      {channels.map((one) => (
        <option key={one} value={one}>
          {translate(`delivery.channel.${one}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
