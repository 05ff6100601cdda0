import type { FilledMail, Line } from './fill-template.ts';

/** A mail as plain text. */
export function writeText(mail: FilledMail): string {
  return `${paragraphsOf(mail).join('\n\n')}\n`;
}

function paragraphsOf({ paragraphs, parts = [] }: FilledMail): string[] {
  return [
    ...paragraphs.map((lines) => lines.map((line) => written(line)).join('\n')),
    ...parts.flatMap((part) => [`* ${part.subject}`, ...paragraphsOf(part)]),
  ];
}

function written(line: Line): string {
  if ('text' in line) return line.text;
  return line.label === line.address ? line.address : `${line.label}: ${line.address}`;
}
