/**
 * Where long words may break: not every browser knows it by itself. Shown only; what is heard, searched and copied is the
 * name as it is.
 */
const BROKEN =
  'Ar-beits-kräfte As-tro-lo-gie As-tro-no-mie As-tro-no-my As-trol-ogy Au-ßen-handel Aus-tausch-bare Bank-we-sen Be-la-ge-rungs-tak-tik Be-wäs-se-rung Biblio-thek Ca-pi-tal-ism Car-to-graphy Col-os-seum Com-mer-cial Con-struc-tion Crafts-man-ship Dampf-kraft Ei-sen-ver-ar-bei-tung Eif-fel-turm En-camp-ment En-gi-neer-ing ex-change For-bid-den For-schungs-sta-tion Frei-heits-sta-tue Glo-ba-li-sie-rung Glo-bal-iza-tion Han-dels-mar-ker Han-dels-zen-trum Hand-werks-kunst Horse-back Hu-ma-nis-mus Hus-bandry In-dus-tri-a-li-sie-rung In-dus-tri-al-iza-tion In-dus-trial In-dus-trie-ge-biet In-ge-nieurs-kunst Ir-ri-ga-tion Ka-na-li-sa-tion Ka-pi-ta-lis-mus Kar-to-gra-fie Kern-kraft Ko-los-seum Kon-troll-mar-ker Leucht-turm Light-house Luft-fahrt Ma-the-ma-tik Mas-sen-me-dien Mas-sen-pro-duk-tion Math-e-mat-ics Mi-li-tär-in-ge-nieur-we-sen Mys-ti-cism Mys-ti-zis-mus Na-tio-na-lis-mus Na-tio-nal-ism Na-tur-ge-schichte Opern-haus Or-szág-ház plat-zie-ren Por-ce-lain Por-zel-lan-turm Pro-duc-tion Py-ra-mi-den re-in-force Re-place-able Res-sour-ce Ruhr-ge-biet Sa-ni-ta-tion Schiffs-bau Ship-build-ing Staat-liche Stein-metz-kunst Stone-henge Ter-ra-cotta Ter-ra-kotta The-a-ter-platz Tier-zucht Uni-ver-si-tät Uni-ver-sity Ur-ba-ni-sie-rung Ur-ban-iza-tion Ve-ne-zia-ni-sches Ver-bo-tene Ver-brannte ver-stär-ken Welt-wun-der Work-force Öf-fent-li-cher';

const SOFT = '\u00ad';
const known = new Map(BROKEN.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]));

/** The text with a soft hyphen wherever one of its words may break. */
export const broken = (text: string): string => text.replace(/\p{L}+/gu, (word) => known.get(word) ?? word);

/** A name, or what is said in short, in a narrow box. */
export function Hyphenated({ text }: { text: string }) {
  const shown = broken(text);
  if (shown === text) return text;
  return (
    <>
      <span className="m-unseen">{text}</span>
      <span aria-hidden="true">{shown}</span>
    </>
  );
}
