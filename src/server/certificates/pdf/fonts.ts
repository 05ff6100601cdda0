import { fileURLToPath } from 'node:url';

export type Font = keyof typeof files;
export type Weight = 400 | 600;

/** What a character is set in; whatever is neither Arabic nor Devanagari in Inter. */
export function fontOf(character: string): Font {
  if (/\p{Script=Arabic}/u.test(character)) return 'arabic';
  return /\p{Script=Devanagari}/u.test(character) ? 'devanagari' : 'inter';
}

/** Fonts as they are made, not as they are served to browsers: those take half a second to unpack, for each file. */
const files = {
  inter: { 400: 'inter/400Regular/Inter_400Regular', 600: 'inter/600SemiBold/Inter_600SemiBold' },
  arabic: {
    400: 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular',
    600: 'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold',
  },
  devanagari: {
    400: 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular',
    600: 'noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold',
  },
} as const satisfies Record<string, Record<Weight, string>>;

export function fileOf(font: Font, weight: Weight): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${files[font][weight]}.ttf`));
}
