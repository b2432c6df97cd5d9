import type { EmailText } from './text.ts'

/** Texts with gift vouchers. */
export const voucherTexts: EmailText[] = [
  {
    key: 'voucher_sent',
    title: 'Darčekový poukaz',
    subject: 'Darčekový poukaz v hodnote {{ voucher_value }}',
    body:
      '<h2>Máme pre vás darček</h2><p>Dobrý deň,</p>' +
      '<p>v prílohe je darčekový poukaz v hodnote <strong>{{ voucher_value }}</strong>. Platí do {{ voucher_valid_until }}.</p>' +
      '<p>Kód z poukazu zadajte pri rezervácii na našom webe, alebo ho ukážte na recepcii. Minúť ho môžete naraz aj po častiach; <a href="{{ voucher_url }}">koľko na ňom zostáva</a>, zistíte kedykoľvek.</p>' +
      '<p>Kód si chráňte ako peniaze. Tešíme sa na vás!</p>',
    translations: {
      en: {
        subject: 'Gift voucher worth {{ voucher_value }}',
        body:
          '<h2>A gift for you</h2><p>Hello,</p>' +
          '<p>attached is a gift voucher worth <strong>{{ voucher_value }}</strong>. It is valid until {{ voucher_valid_until }}.</p>' +
          '<p>Enter its code when you book on our site, or show it at the reception. You can spend it at once or in parts, and see at any time <a href="{{ voucher_url }}">what is left on it</a>.</p>' +
          '<p>Guard the code like money. We look forward to seeing you!</p>',
      },
      cs: {
        subject: 'Dárkový poukaz v hodnotě {{ voucher_value }}',
        body:
          '<h2>Máme pro vás dárek</h2><p>Dobrý den,</p>' +
          '<p>v příloze je dárkový poukaz v hodnotě <strong>{{ voucher_value }}</strong>. Platí do {{ voucher_valid_until }}.</p>' +
          '<p>Kód z poukazu zadejte při rezervaci na našem webu, nebo ho ukažte na recepci. Utratit ho můžete najednou i po částech; <a href="{{ voucher_url }}">kolik na něm zbývá</a>, zjistíte kdykoli.</p>' +
          '<p>Kód si chraňte jako peníze. Těšíme se na vás!</p>',
      },
    },
  },
  {
    key: 'voucher_ordered',
    title: 'Poukaz objednaný, čaká na platbu',
    subject: 'Objednali ste darčekový poukaz za {{ voucher_value }}',
    body:
      '<h2>Ďakujeme za objednávku</h2><p>Dobrý deň,</p>' +
      '<p>objednali ste darčekový poukaz v hodnote <strong>{{ voucher_value }}</strong>. Zaplaťte ho, prosím, do {{ voucher_pay_until }}.</p>' +
      '<p>Údaje na prevod aj QR kód nájdete na <a href="{{ voucher_page }}">stránke objednávky</a>. Poukaz pošleme, hneď ako peniaze prídu.</p>',
    translations: {
      en: {
        subject: 'You have ordered a gift voucher for {{ voucher_value }}',
        body:
          '<h2>Thank you for your order</h2><p>Hello,</p>' +
          '<p>you have ordered a gift voucher worth <strong>{{ voucher_value }}</strong>. Please pay it by {{ voucher_pay_until }}.</p>' +
          '<p>The transfer details and a QR code are on the <a href="{{ voucher_page }}">page of your order</a>. We send the voucher as soon as the money arrives.</p>',
      },
      cs: {
        subject: 'Objednali jste dárkový poukaz za {{ voucher_value }}',
        body:
          '<h2>Děkujeme za objednávku</h2><p>Dobrý den,</p>' +
          '<p>objednali jste dárkový poukaz v hodnotě <strong>{{ voucher_value }}</strong>. Zaplaťte ho prosím do {{ voucher_pay_until }}.</p>' +
          '<p>Údaje k převodu i QR kód najdete na <a href="{{ voucher_page }}">stránce objednávky</a>. Poukaz pošleme, jakmile peníze dorazí.</p>',
      },
    },
  },
  {
    key: 'voucher_bought',
    title: 'Poukaz zaplatený, kópia kupujúcemu',
    subject: 'Váš darčekový poukaz za {{ voucher_value }}',
    body:
      '<h2>Poukaz je zaplatený</h2><p>Dobrý deň,</p>' +
      '<p>ďakujeme za nákup. V prílohe je darčekový poukaz v hodnote <strong>{{ voucher_value }}</strong>, platí do {{ voucher_valid_until }}.</p>' +
      '<p>Na <a href="{{ voucher_page }}">stránke objednávky</a> si ho môžete stiahnuť znova. Do {{ voucher_withdraw_until }} tam môžete bez udania dôvodu odstúpiť od kúpy; vrátime, čo na poukaze ešte zostáva.</p>' +
      '<p>Kód z poukazu si chráňte ako peniaze.</p>',
    translations: {
      en: {
        subject: 'Your gift voucher for {{ voucher_value }}',
        body:
          '<h2>The voucher is paid</h2><p>Hello,</p>' +
          '<p>thank you for your purchase. Attached is the gift voucher worth <strong>{{ voucher_value }}</strong>, valid until {{ voucher_valid_until }}.</p>' +
          '<p>You can download it again on the <a href="{{ voucher_page }}">page of your order</a>. Until {{ voucher_withdraw_until }} you can withdraw from the purchase there without giving a reason; we pay back what is left on the voucher.</p>' +
          '<p>Guard the code of the voucher like money.</p>',
      },
      cs: {
        subject: 'Váš dárkový poukaz za {{ voucher_value }}',
        body:
          '<h2>Poukaz je zaplacen</h2><p>Dobrý den,</p>' +
          '<p>děkujeme za nákup. V příloze je dárkový poukaz v hodnotě <strong>{{ voucher_value }}</strong>, platí do {{ voucher_valid_until }}.</p>' +
          '<p>Na <a href="{{ voucher_page }}">stránce objednávky</a> si ho můžete stáhnout znovu. Do {{ voucher_withdraw_until }} tam můžete bez udání důvodu odstoupit od koupě; vrátíme, co na poukazu ještě zbývá.</p>' +
          '<p>Kód z poukazu si chraňte jako peníze.</p>',
      },
    },
  },
  {
    key: 'voucher_withdrawn',
    title: 'Odstúpenie od kúpy poukazu',
    subject: 'Potvrdenie o odstúpení od kúpy poukazu',
    body:
      '<h2>Odstúpili ste od kúpy</h2><p>Dobrý deň,</p>' +
      '<p>potvrdzujeme odstúpenie od kúpy darčekového poukazu v hodnote {{ voucher_value }}. Poukaz už neplatí a vraciame vám <strong>{{ voucher_refund }}</strong>, najneskôr do 14 dní.</p>' +
      '<p>Ako je na tom platba, uvidíte na <a href="{{ voucher_page }}">stránke objednávky</a>.</p>',
    translations: {
      en: {
        subject: 'Confirmation of your withdrawal from the voucher',
        body:
          '<h2>You have withdrawn</h2><p>Hello,</p>' +
          '<p>we confirm your withdrawal from the purchase of the gift voucher worth {{ voucher_value }}. The voucher is no longer valid and we pay back <strong>{{ voucher_refund }}</strong>, within 14 days at the latest.</p>' +
          '<p>The state of the payment is shown on the <a href="{{ voucher_page }}">page of your order</a>.</p>',
      },
      cs: {
        subject: 'Potvrzení o odstoupení od koupě poukazu',
        body:
          '<h2>Odstoupili jste od koupě</h2><p>Dobrý den,</p>' +
          '<p>potvrzujeme odstoupení od koupě dárkového poukazu v hodnotě {{ voucher_value }}. Poukaz už neplatí a vracíme vám <strong>{{ voucher_refund }}</strong>, nejpozději do 14 dnů.</p>' +
          '<p>Jak je na tom platba, uvidíte na <a href="{{ voucher_page }}">stránce objednávky</a>.</p>',
      },
    },
  },
]
