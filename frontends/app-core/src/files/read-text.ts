/**
 * The text of a file that somebody has chosen. Spreadsheets of some desks save in the letters of their country: what is no UTF-8 is
 * read as those of Western Europe.
 */
export const readText = async (file: Blob): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
