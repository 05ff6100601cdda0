import { useRef, useState } from 'react';
import type { Call } from '#model/calls.ts';
import type { RefusedFile, UploadReport } from '#model/upload.ts';
import { bodyOf, messageOf } from '../../data/problems.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { whyNotSent } from './why-not-sent.ts';

/** Where a file is sent, and where its template comes from, when not to the entity's own calls. */
export interface UploadCalls {
  template: Call;
  upload: Call;
  /** Such as the learning environment that what is uploaded is mapped to. */
  query?: Record<string, string>;
}

/** What has become of the chosen file. */
export type Outcome =
  | { name: 'sending'; isDryRun: boolean; percent: number }
  | { name: 'planned'; report: UploadReport }
  | { name: 'done'; report: UploadReport }
  | { name: 'refused'; message: string; refused: RefusedFile }
  /** Nothing is lost: the same file can be sent again. */
  | { name: 'failed'; message: string; isDryRun: boolean };

export interface Upload {
  file: File | undefined;
  /** Message key of why the chosen file is none. */
  whyNot: string | undefined;
  outcome: Outcome | undefined;
  /** Takes a file and asks the server what it would do. */
  choose: (file: File) => Promise<void>;
  send: (isDryRun: boolean) => Promise<void>;
  stop: () => void;
}

/** A file on its way: chosen, tried, written. */
export function useUpload(resource: string, calls: UploadCalls | undefined, onUploaded: () => void): Upload {
  const data = useRostrumData();
  const [file, setFile] = useState<File>();
  const [whyNot, setWhyNot] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const abort = useRef<AbortController>(undefined);
  const sendFile = async (sent: File, isDryRun: boolean) => {
    abort.current?.abort();
    const { signal } = (abort.current = new AbortController());
    const show = (next: Outcome | undefined) => !signal.aborted && setOutcome(next);
    const onProgress = (percent: number) => show({ name: 'sending', isDryRun, percent });
    onProgress(0);
    const query = { ...calls?.query, dryRun: String(isDryRun) };
    try {
      const report = await data.upload(resource, sent, { call: calls?.upload, query, signal, onProgress });
      show({ name: isDryRun ? 'planned' : 'done', report });
      if (!isDryRun) onUploaded();
    } catch (problem) {
      show(outcomeOf(problem, isDryRun));
    }
  };
  return {
    file,
    whyNot,
    outcome,
    choose: async (chosen) => {
      const why = whyNotSent(chosen);
      setWhyNot(why);
      if (why) {
        // What the file before would do is not offered under the words about this one.
        abort.current?.abort();
        setFile(undefined);
        setOutcome(undefined);
        return;
      }
      // Read now: a file that is changed or moved on the disk afterwards could not be sent again.
      const kept = new File([await chosen.arrayBuffer()], chosen.name, { type: 'text/csv' });
      setFile(kept);
      await sendFile(kept, true);
    },
    send: async (isDryRun) => file && sendFile(file, isDryRun),
    stop: () => {
      abort.current?.abort();
      setOutcome(undefined);
    },
  };
}

function outcomeOf(problem: unknown, isDryRun: boolean): Outcome {
  const body = bodyOf(problem);
  const message = messageOf(problem);
  const isRefused = body !== undefined && 'FormFile' in body.errors;
  if (!isRefused) return { name: 'failed', message, isDryRun };
  return { name: 'refused', message, refused: { rows: [], ...(body as Partial<RefusedFile>) } };
}
