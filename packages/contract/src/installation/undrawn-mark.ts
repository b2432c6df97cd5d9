/** Begins the hash, and so the file's folder, of a picture that shows colours until it is drawn. No hash has such letters. */
export const undrawnMark = 'undrawn'
