import { currentLanguage } from '../text.ts';

/**
 * ISO 3166-1 alpha-2 with the four British nations and Kosovo → the three letters football writes (FIFA's, and for
 * places without a FIFA member the IOC's or ISO's).
 */
const table =
  'AD:AND AE:UAE AF:AFG AG:ATG AI:AIA AL:ALB AM:ARM AO:ANG AQ:ATA AR:ARG AS:ASA AT:AUT AU:AUS AW:ARU AX:ALA AZ:AZE ' +
  'BA:BIH BB:BRB BD:BAN BE:BEL BF:BFA BG:BUL BH:BHR BI:BDI BJ:BEN BL:BLM BM:BER BN:BRU BO:BOL BQ:BOE BR:BRA BS:BAH BT:BHU BV:BVT BW:BOT BY:BLR BZ:BLZ ' +
  'CA:CAN CC:CCK CD:COD CF:CTA CG:CGO CH:SUI CI:CIV CK:COK CL:CHI CM:CMR CN:CHN CO:COL CR:CRC CU:CUB CV:CPV CW:CUW CX:CXR CY:CYP CZ:CZE ' +
  'DE:GER DJ:DJI DK:DEN DM:DMA DO:DOM DZ:ALG EC:ECU EE:EST EG:EGY EH:ESH ER:ERI ES:ESP ET:ETH ' +
  'FI:FIN FJ:FIJ FK:FLK FM:FSM FO:FRO FR:FRA GA:GAB GB:GBR GB-ENG:ENG GB-NIR:NIR GB-SCT:SCO GB-WLS:WAL GD:GRN GE:GEO GF:GYF GG:GGY GH:GHA GI:GIB GL:GRL GM:GAM GN:GUI GP:GLP GQ:EQG GR:GRE GS:SGS GT:GUA GU:GUM GW:GNB GY:GUY ' +
  'HK:HKG HM:HMD HN:HON HR:CRO HT:HAI HU:HUN ID:IDN IE:IRL IL:ISR IM:IMN IN:IND IO:IOT IQ:IRQ IR:IRN IS:ISL IT:ITA ' +
  'JE:JEY JM:JAM JO:JOR JP:JPN KE:KEN KG:KGZ KH:CAM KI:KIR KM:COM KN:SKN KP:PRK KR:KOR KW:KUW KY:CAY KZ:KAZ ' +
  'LA:LAO LB:LBN LC:LCA LI:LIE LK:SRI LR:LBR LS:LES LT:LTU LU:LUX LV:LVA LY:LBY MA:MAR MC:MON MD:MDA ME:MNE MF:MAF MG:MAD MH:MHL MK:MKD ML:MLI MM:MYA MN:MNG MO:MAC MP:NMI MQ:MTQ MR:MTN MS:MSR MT:MLT MU:MRI MV:MDV MW:MWI MX:MEX MY:MAS MZ:MOZ ' +
  'NA:NAM NC:NCL NE:NIG NF:NFK NG:NGA NI:NCA NL:NED NO:NOR NP:NEP NR:NRU NU:NIU NZ:NZL OM:OMA PA:PAN PE:PER PF:TAH PG:PNG PH:PHI PK:PAK PL:POL PM:SPM PN:PCN PR:PUR PS:PLE PT:POR PW:PLW PY:PAR QA:QAT ' +
  'RE:REU RO:ROU RS:SRB RU:RUS RW:RWA SA:KSA SB:SOL SC:SEY SD:SDN SE:SWE SG:SGP SH:SHN SI:SVN SJ:SJM SK:SVK SL:SLE SM:SMR SN:SEN SO:SOM SR:SUR SS:SSD ST:STP SV:SLV SX:SMA SY:SYR SZ:SWZ ' +
  'TC:TCA TD:CHA TF:ATF TG:TOG TH:THA TJ:TJK TK:TKL TL:TLS TM:TKM TN:TUN TO:TGA TR:TUR TT:TRI TV:TUV TW:TPE TZ:TAN UA:UKR UG:UGA UM:UMI US:USA UY:URU UZ:UZB ' +
  'VA:VAT VC:VIN VE:VEN VG:VGB VI:VIR VN:VIE VU:VAN WF:WLF WS:SAM XK:KVX YE:YEM YT:MYT ZA:RSA ZM:ZAM ZW:ZIM';

const fifa = new Map(table.split(' ').map((pair) => pair.split(':') as [string, string]));
const named: Record<string, string> = {
  'GB-ENG': 'England',
  'GB-SCT': 'Scotland',
  'GB-WLS': 'Wales',
  'GB-NIR': 'Northern Ireland',
  XK: 'Kosovo',
};
let names: { language: string; of: Intl.DisplayNames } | undefined;

/** Every code a nationality or a club's country may have. */
export const countryCodes: readonly string[] = [...fifa.keys()];

export const fifaCode = (country: string): string => fifa.get(country.toUpperCase()) ?? country.toUpperCase();

export const countryName = (country: string): string => {
  const code = country.toUpperCase();
  if (named[code]) return named[code];
  if (names?.language !== currentLanguage())
    names = { language: currentLanguage(), of: new Intl.DisplayNames([currentLanguage()], { type: 'region' }) };
  return fifa.has(code) && code.length === 2 ? (names?.of.of(code) ?? code) : code;
};

/** Name of the flag in the icon endpoint's `circle-flags` set. */
export const flagIcon = (country: string): string => `circle-flags:${country.toLowerCase()}`;

/** All countries by name, for a combobox. */
export const countryOptions = (): readonly {
  readonly value: string;
  readonly label: string;
  readonly note: string;
}[] =>
  countryCodes
    .map((code) => ({ value: code, label: countryName(code), note: fifaCode(code) }))
    .sort((a, b) => a.label.localeCompare(b.label));
