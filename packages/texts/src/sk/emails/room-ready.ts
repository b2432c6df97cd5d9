/** A letter that tells a guest that the room is ready. */
export const roomReadyWords = {
  subject: 'Vaša izba je pripravená',
  body: '<p>Dobrý deň, {{ guest_name }},</p><p>izba je pripravená ({{ units }}), môžete prísť, kedy sa vám hodí. Tešíme sa na vás.</p>',
}
