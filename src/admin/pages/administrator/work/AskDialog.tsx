import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { SendingDialog } from '../../../layout/SendingDialog.tsx';
import { AskedFields } from './AskedFields.tsx';
import { inputOf, whatIsWrong } from './asked.ts';
import { Preview } from './Preview.tsx';
import type { Work, WorkInput } from './work.ts';

interface Props {
  work: Work;
  /** Rejects with the server's problem. */
  onTake: (input: WorkInput) => Promise<void>;
  onClose: () => void;
}

/** What is asked before something is done; what was typed stays when it is refused. */
export function AskDialog({ work, onTake, onClose }: Props) {
  const { title, verb, question, preview, done, isDestructive = false } = work;
  const [typed, setTyped] = useState({ reason: '', priority: '1' });
  const [isChecked, setChecked] = useState(false);
  const wrong = whatIsWrong(work, typed);
  const take = () => {
    setChecked(true);
    return wrong.size > 0 ? undefined : onTake(inputOf(work, typed));
  };
  return (
    <SendingDialog title={title} verb={verb} isDestructive={isDestructive} onSend={take} onClose={onClose}>
      {question && <DialogContentText color="textPrimary">{question}</DialogContentText>}
      {preview && <Preview ask={preview} done={done} />}
      <AskedFields work={work} typed={typed} wrong={isChecked ? wrong : nothing} onType={setTyped} />
    </SendingDialog>
  );
}

const nothing = new Set<never>();
