/**
 * Words that the most used passwords are built on, from public lists of leaked ones, and their Slovak and Czech
 * counterparts; lower case, without accents. A password counts as common when it consists of one of them and of digits
 * and marks.
 */
export const weakWords = new Set(
  `password passwort passw passwd pass secret geheim letmein welcome login admin administrator root user guest test
  testing tester demo default changeme change master monkey dragon football baseball basketball hockey soccer
  superman batman spiderman pokemon starwars matrix shadow sunshine princess iloveyou love lovely lover flower
  butterfly chocolate cookie cheese banana orange pepper ginger summer winter spring autumn january february
  michael jennifer jessica thomas charlie jordan ashley daniel andrew joshua matthew nicole hannah samantha
  freedom whatever trustno computer internet samsung google facebook instagram microsoft windows android apple
  killer hunter ranger buster tigger bailey maggie mustang harley yamaha ferrari mercedes porsche
  corvette qwerty qwertz qwertyui qwertyuiop qwertzuiop qwertzui asdf asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm
  yxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qweqwe asdasd abc abcd abcde abcdef abcdefg abcdefgh abcdefghij
  heslo hesielko mojeheslo tajneheslo tajne tajomstvo spravca pouzivatel majitel recepcia vstup otvorsa vitajte vitaj
  ahoj ahojky ahojahoj servus nazdar dobryden milujemta milacik laska laskamoja zlatko zlaticko miska macka macicka
  psik havko slniecko slnko hviezda hviezdicka kvet kvetinka ruza motyl drak vlk medved jelen konik kon kravicka
  slovensko slovakia slovak bratislava kosice presov zilina nitra trnava trencin banskabystrica tatry vysoketatry
  dunaj orava liptov spis zahorie slovan sparta hokej futbal skoda skodovka octavia fabia
  peter jozef martin tomas michal lukas marek milan pavol robert roman stefan vladimir zuzana katarina lucia monika
  veronika martina barbora kristina jana maria anna eva michaela natalia dominika
  leto zima jar jesen pondelok nedela vianoce januar februar rodina mamicka ocko babka dedko
  penzion ubytovanie hotel chata chalupa drevenica gazda gazdovstvo dvor dvorpodlipami podlipami lipa lipy rezervacia
  domov dom praca kaviaren kava pivo vino slivovica borovicka halusky bryndza`.split(/\s+/),
)
