import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';

interface Props {
  text: string;
  /** Absent where the condition can only be taken away. */
  onEdit?: (anchor: HTMLElement) => void;
  onRemove: () => void;
}

/** One condition of the sentence: click it to change it, or take it away. */
export function FilterPhrase({ text, onEdit, onRemove }: Props) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={phrase}>
      {onEdit ? (
        <ButtonBase
          aria-haspopup="dialog"
          aria-label={translate('filter.edit', { condition: text })}
          onClick={({ currentTarget }) => onEdit(currentTarget)}
          sx={{ ...word, paddingInlineStart: 1.25 }}
        >
          {text}
        </ButtonBase>
      ) : (
        <Box component="span" sx={{ ...word, paddingInlineStart: 1.25 }}>
          {text}
        </Box>
      )}
      <ButtonBase
        aria-label={translate('filter.remove', { condition: text })}
        onClick={onRemove}
        sx={{ ...word, inlineSize: 28 }}
      >
        <RemoveIcon sx={{ fontSize: 15 }} />
      </ButtonBase>
    </Box>
  );
}

const phrase = {
  display: 'inline-flex',
  maxInlineSize: '100%',
  borderRadius: 4,
  backgroundColor: 'primarySoft',
  color: 'primary.main',
} as const;

const word = { typography: 'body2', fontWeight: 550, minBlockSize: 28, borderRadius: 4 } as const;
