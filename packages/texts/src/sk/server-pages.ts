/** Pages that the server makes without the site: many visitors at once, on the way to a payment. */
export const serverPageWords = {
  busy: {
    title: 'Hneď ste na rade',
    text: 'Práve k nám prišlo veľa návštevníkov naraz. O pár sekúnd sa stránka otvorí sama, nemusíte nič robiť.',
    again: 'Skúsiť teraz',
  },
  leaving: {
    title: 'Idete na platobnú bránu',
    text: 'Stránka s platbou sa o chvíľu otvorí sama.',
    go: 'Otvoriť hneď',
  },
}
