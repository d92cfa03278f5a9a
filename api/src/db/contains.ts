import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** A text that is lower case already contains the keywords, letter by letter; the database folds these as it folded the text. */
export function contains(lowerCaseText: SQLWrapper, keywords: string): SQL {
  const literally = keywords.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql`${lowerCaseText} like lower(${`%${literally}%`})`;
}
