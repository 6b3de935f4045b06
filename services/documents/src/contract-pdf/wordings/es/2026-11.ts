import type { TranslationOf } from '../../wording.ts';
import type { en202611 } from '../en/2026-11.ts';

/** Published: it never changes. Other words are another version. */
export const es202611: TranslationOf<typeof en202611> = {
  language: 'es',
  version: '2026-11',
  from: '2026-11-01',
  locale: 'es-ES',
  sums: 'by name',
  places: {
    'GB-ENG': 'Inglaterra',
    'GB-SCT': 'Escocia',
    'GB-WLS': 'Gales',
    'GB-NIR': 'Irlanda del Norte',
    XK: 'Kosovo',
  },
  paper: {
    title: 'Contrato de trabajo de futbolista',
    drawnUp: 'Redactado el {day}',
    club: 'El Club',
    player: 'El Jugador',
    representedBy: 'representado por {name}',
    bornOn: 'fecha de nacimiento: {day}',
    withGuardian: 'con su representante legal {name}',
    guardianOf: 'Representante legal de {player}',
    article: 'Artículo {number}. {title}',
    signatures: 'Firmas',
    signedHow:
      'Firmado por medios electrónicos, en el orden que sigue. Cada firma está vinculada a la huella digital de este archivo.',
    pageOf: 'Página {page} de {pages}',
    file: 'Contrato de trabajo: {player} y {club}',
    subject: '{document}, condiciones {digest}, redacción {wording}',
    running: ['{club} y {player}', 'Contrato, {day}'],
    wording: 'Redacción {wording}',
    termsDigest: 'Condiciones, SHA-256: {digest}',
    sample: { title: 'Muestra: {title}', foot: 'Una muestra, no un contrato' },
  },
  parties: {
    player: 'El Jugador',
    guardian: 'Representante legal del Jugador',
    agent: 'Agente (testigo)',
    'club-representative': 'Por {club}',
  },
  glance: {
    term: ['Duración', 'del {start} al {end}'],
    salary: ['Salario', '{sum} {period}, {basis}'],
    signingBonus: ['Prima de fichaje', '{sum}'],
    bonus: ['Prima, {bonus}', '{sum}'],
    housing: ['Vivienda', '{sum} al mes'],
    releaseClause: ['Cláusula de rescisión', '{sum}'],
    extension: ['Prórroga', '{months}, {who}'],
    squadRole: ['Papel en la plantilla', '{role}'],
    guaranteed: ['Garantizado por temporada', '{sum}'],
  },
  terms: {
    period: { week: 'a la semana', month: 'al mes', season: 'por temporada' },
    basis: { gross: 'bruto', net: 'neto' },
    squadRole: {
      'key player': 'jugador clave',
      'first team': 'primer equipo',
      rotation: 'rotación',
      development: 'formación',
      academy: 'cantera',
    },
    bonus: {
      appearance: 'partido jugado',
      goal: 'gol',
      assist: 'asistencia',
      'clean sheet': 'portería a cero',
      promotion: 'ascenso',
      title: 'título',
      'international cap': 'internacionalidad',
    },
    bonusFor: {
      appearance: 'por cada partido oficial en el que participe',
      goal: 'por cada gol que marque en un partido oficial',
      assist: 'por cada asistencia en un partido oficial',
      'clean sheet': 'por cada partido oficial que el Jugador dispute y en el que el Club no encaje ningún gol',
      promotion: 'por cada ascenso a una categoría superior',
      title: 'por cada título ganado con el equipo',
      'international cap': 'por cada partido con una selección nacional absoluta',
    },
    extendedBy: {
      club: 'a opción del club',
      player: 'a opción del jugador',
      both: 'a opción de cualquiera de los dos',
    },
    months: { one: 'un mes', other: '{count} meses' },
    monthsShort: { one: '{count} mes', other: '{count} meses' },
    guaranteed: {
      salary: 'el salario',
      signingBonus: 'la prima de fichaje repartida a lo largo de la vigencia del contrato',
      housing: 'la vivienda',
    },
  },
  articles: [
    {
      title: 'Empleo y duración',
      clauses: [
        {
          id: 'term',
          text: 'El Club emplea al Jugador como futbolista. La relación laboral comienza el {start} y termina el {end} sin necesidad de preaviso.',
        },
        {
          id: 'extension by the club',
          when: 'the club may extend',
          text: 'El Club puede prorrogar el contrato una sola vez por {months}, hasta el {extended_until}, si se lo comunica por escrito al Jugador antes de que termine. En ese caso todas las condiciones de este contrato siguen sin cambios.',
        },
        {
          id: 'extension by the player',
          when: 'the player may extend',
          text: 'El Jugador puede prorrogar el contrato una sola vez por {months}, hasta el {extended_until}, si se lo comunica por escrito al Club antes de que termine. En ese caso todas las condiciones de este contrato siguen sin cambios.',
        },
        {
          id: 'extension by either',
          when: 'both may extend',
          text: 'Cualquiera de los dos puede prorrogar el contrato una sola vez por {months}, hasta el {extended_until}, si se lo comunica por escrito al otro antes de que termine. En ese caso todas las condiciones de este contrato siguen sin cambios.',
        },
        {
          id: 'no conditions',
          text: 'El contrato no depende ni de un reconocimiento médico ni de un permiso de trabajo. Ambos asuntos se resuelven antes de firmar.',
        },
        {
          id: 'minor',
          when: 'a minor signs',
          text: 'El Jugador es menor de 18 años en la fecha de este contrato. Obliga al Jugador una vez que su representante legal también lo haya firmado.',
        },
      ],
    },
    {
      title: 'Plantilla y entrenamiento',
      clauses: [
        {
          id: 'squad',
          text: 'El Jugador forma parte de la plantilla del equipo «{team}» desde el primer día de vigencia del contrato y participa en sus entrenamientos y partidos.',
        },
        {
          id: 'squad role',
          when: 'a squad role is named',
          text: 'Al firmar, ambos ven al Jugador en este papel: {role}. Describe lo que tienen previsto y no da derecho a ser alineado.',
        },
      ],
    },
    {
      title: 'Salario',
      clauses: [
        { id: 'salary', text: 'El Club paga al Jugador un salario {basis} de {salary} {period}.' },
        {
          id: 'gross',
          when: 'the salary is gross',
          text: 'Bruto significa antes del impuesto sobre la renta y de la parte de las cotizaciones sociales que corresponde al Jugador. El Club retiene ambos y los paga a las autoridades como exige la ley.',
        },
        {
          id: 'net',
          when: 'the salary is net',
          text: 'Neto significa después del impuesto sobre la renta y de la parte de las cotizaciones sociales que corresponde al Jugador. El Club asume ambos y los paga a las autoridades como exige la ley.',
        },
        {
          id: 'payment',
          text: 'El salario se paga cada mes, a más tardar el último día hábil del mes, en la cuenta que el Jugador indique.',
        },
        {
          id: 'guaranteed',
          text: 'Lo que el Jugador tiene garantizado en una temporada completa ({guaranteed_parts}) asciende a {guaranteed}.',
        },
      ],
    },
    {
      title: 'Primas',
      clauses: [
        {
          id: 'signing bonus',
          when: 'there is a signing bonus',
          text: 'El Club paga una prima de fichaje de {signing_bonus}, una sola vez, junto con el primer salario.',
        },
        { id: 'bonus', each: 'bonus', text: 'El Club paga {bonus_sum} {bonus_for}.' },
        {
          id: 'matches that count',
          when: 'there are bonuses',
          text: 'Para las primas que dependen de partidos cuentan los partidos jugados con el Club durante la vigencia del contrato; se pagan con el salario siguiente.',
        },
      ],
    },
    {
      title: 'Vivienda',
      clauses: [
        {
          id: 'housing',
          when: 'there is housing',
          text: 'El Club paga {housing} al mes para la vivienda del Jugador durante toda la vigencia del contrato.',
        },
      ],
    },
    {
      title: 'Cláusula de rescisión',
      clauses: [
        {
          id: 'release',
          when: 'there is a release clause',
          text: 'El Club acepta un traspaso durante la vigencia del contrato cuando otro club pague {release_sum} en un solo pago y el Jugador quiera irse.',
        },
        {
          id: 'proposals',
          when: 'there is a release clause',
          text: 'Cada parte informa a la otra de cualquier propuesta de este tipo en un plazo de cinco días.',
        },
      ],
    },
    {
      title: 'Otras condiciones',
      clauses: [{ id: 'further term', each: 'further term', text: '{further_term}' }],
    },
    {
      title: 'Obligaciones del Club',
      clauses: [
        {
          id: 'conditions and care',
          text: 'El Club ofrece al Jugador condiciones seguras para entrenar y jugar, atención médica para las lesiones y enfermedades que provengan del fútbol, y los seguros que exigen la ley y las competiciones.',
        },
        {
          id: 'respect and leave',
          text: 'El Club trata al Jugador con respeto y lo protege de la discriminación. Concede las vacaciones y los permisos que prevé la ley y cede al Jugador a las selecciones nacionales como dispone la reglamentación de la FIFA.',
        },
      ],
    },
    {
      title: 'Obligaciones del Jugador',
      clauses: [
        {
          id: 'best of ability',
          text: 'El Jugador juega lo mejor que puede, se mantiene en forma, sigue las instrucciones razonables del personal del Club y le comunica enseguida cualquier lesión o enfermedad.',
        },
        {
          id: 'clean sport',
          text: 'El Jugador cumple las normas contra el dopaje, las apuestas de fútbol y la manipulación de partidos.',
        },
      ],
    },
    {
      title: 'Imagen y datos',
      clauses: [
        {
          id: 'image',
          text: 'El Club puede usar el nombre y la imagen del Jugador para sus propios partidos y equipos durante la vigencia del contrato. Cualquier otro uso necesita el consentimiento del Jugador por escrito.',
        },
        {
          id: 'medical data',
          text: 'Los datos médicos los guarda únicamente el personal médico del Club y no forman parte de este contrato.',
        },
      ],
    },
    {
      title: 'Terminación anticipada',
      clauses: [
        {
          id: 'ending',
          text: 'El contrato termina antes de tiempo cuando ambos lo acuerdan por escrito, o cuando uno de los dos lo rescinde por causa justificada en el sentido del Reglamento sobre el Estatuto y la Transferencia de Jugadores de la FIFA.',
        },
        {
          id: 'without just cause',
          text: 'Quien lo rescinda sin causa justificada debe al otro una indemnización conforme a dicho reglamento.',
        },
      ],
    },
    {
      title: 'Normas, ley y disputas',
      clauses: [
        {
          id: 'regulations',
          text: 'Los estatutos y reglamentos de la FIFA, de la confederación y de la federación nacional se aplican tal como estén en vigor. Ambos se someten a ellos.',
        },
        {
          id: 'law',
          text: 'Este contrato se rige por la ley aplicable en el lugar donde el Club tiene su sede ({country}).',
        },
        {
          id: 'disputes',
          text: 'Las partes buscan primero una solución entre ellas en un plazo de 30 días. Después decide el órgano competente de la federación nacional, o el Tribunal del Fútbol de la FIFA cuando tenga competencia.',
        },
      ],
    },
    {
      title: 'El contrato en sí',
      clauses: [
        {
          id: 'whole agreement',
          text: 'Este contrato es todo lo acordado. Un cambio vale cuando ambos lo han firmado. Si un artículo es nulo, los demás siguen en vigor.',
        },
        {
          id: 'origin',
          text: 'Se redactó a partir de la ronda {round} de la oferta {offer}, tal como fue aceptada. La huella digital SHA-256 de esas condiciones figura al pie de cada página.',
        },
        {
          id: 'electronic signatures',
          text: 'Se firma por medios electrónicos, un firmante después de otro. Cada firma está vinculada a la huella digital SHA-256 de este archivo. Después de la última el archivo se sella, y quien lo modifique rompe el sello.',
        },
      ],
    },
  ],
};
