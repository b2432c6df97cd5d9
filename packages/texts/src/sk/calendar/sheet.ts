/** Words of every sheet with a calendar. */
export const sheetWords = {
  close: 'Zavrieť kalendár',
  loading: 'Načítavam voľné dni',
  failed: 'Voľné dni sa nepodarilo načítať. Skúste to, prosím, ešte raz, alebo dni napíšte do formulára.',
  retry: 'Skúsiť znova',
  clear: 'Bez dátumu',
}
