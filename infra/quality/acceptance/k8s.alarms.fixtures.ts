/** For each alarm of `k8s/components/monitoring/rules.yaml`: what makes it ring, and what must not. */

/** Series → its values, one a minute, in promtool's notation: `1x30`, `0+10x30`, `1x10 _x20`. */
export type Series = Readonly<Record<string, string>>;

export interface Provoked {
  /** When it is looked, in minutes. */
  readonly at: number;
  readonly trouble: Series;
  /** Its labels but for the severity, and what it says. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly says: string;
  /** Near to trouble, each by itself: nothing rings. */
  readonly fine: readonly Series[];
}

const requests = (status: number, values: string, operation = 'POST /api/offers'): Series => ({
  [`touchline_request_seconds_count{service="bff",status="${status}",operation="${operation}",pod="bff-a"}`]: values,
});
/** Of a hundred answers in a minute so many within each bound, in seconds. */
const answered = (within: Readonly<Record<string, number>>, operation = 'GET /api/home'): Series =>
  Object.fromEntries(
    Object.entries(within).map(([le, count]) => [
      `touchline_request_seconds_bucket{service="bff",le="${le}",operation="${operation}",status="200",pod="bff-a"}`,
      `0+${count}x60`,
    ]),
  );
const questions = (status: number, values: string): Series => ({
  [`touchline_question_seconds_count{service="offers",status="${status}",pod="bff-a"}`]: values,
});
const builds = (part: string, ...values: readonly string[]): Series =>
  Object.fromEntries(
    values.map((of, at) => [`touchline_build_info{service="${part}",container="${part}",pod="${part}-${at}"}`, of]),
  );
const lag = (values: string): Series => ({
  'touchline_consumer_lag{group="identity.mail",topic="touchline.user",pod="identity-a"}': values,
});
const consumed = (outcome: string, values: string): Series => ({
  [`touchline_consumed_total{group="identity.mail",type="user.registered",outcome="${outcome}",pod="identity-a"}`]:
    values,
});
const gauge = (name: string, values: string, labels = ''): Series => ({ [`${name}{${labels}pod="a"}`]: values });

/** Time begins at 0 in these tests: a certificate ends so many days later. */
const days = (count: number): string => `${count * 86_400}x120`;

export const provoked: Readonly<Record<string, Provoked>> = {
  TouchlineErrorsBurnFast: {
    at: 75,
    trouble: { ...requests(201, '0+98x90'), ...requests(503, '0+2x90') },
    says: "One hour like this uses 2 % of a month's 0.1 % of failed answers",
    fine: [
      { ...requests(201, '0+999x90'), ...requests(503, '0+1x90') },
      // Over for five minutes.
      { ...requests(201, '0+98x90'), ...requests(503, '0+2x65 130x25') },
      { ...requests(201, '0+98x90'), ...requests(503, '0+50x90', 'GET /api/live') },
      { ...requests(201, '0+90x90'), ...requests(404, '0+10x90') },
    ],
  },
  TouchlineErrorsBurnSlowly: {
    at: 420,
    trouble: { ...requests(201, '0+992x430'), ...requests(500, '0+8x430') },
    says: "Six hours like this use 5 % of a month's 0.1 % of failed answers",
    fine: [{ ...requests(201, '0+9990x430'), ...requests(500, '0+10x430') }],
  },
  TouchlineSlow: {
    at: 30,
    trouble: answered({ '0.5': 90, '1': 95, '2.5': 100, '+Inf': 100 }),
    says: 'One answer in a hundred takes longer than a second',
    fine: [
      answered({ '0.5': 99.5, '1': 99.9, '2.5': 100, '+Inf': 100 }),
      { ...answered({ '1': 100, '+Inf': 100 }), ...answered({ '1': 0, '+Inf': 50 }, 'GET /api/live') },
    ],
  },
  TouchlineServiceNotAsked: {
    at: 30,
    trouble: { ...questions(200, '0+97x60'), ...questions(503, '0+3x60') },
    labels: { service: 'offers' },
    says: 'The BFF gets no answer from offers',
    fine: [{ ...questions(200, '0+999x60'), ...questions(503, '0+1x60') }, questions(200, '0+10x60')],
  },
  TouchlinePartAway: {
    at: 30,
    trouble: { ...builds('bff', '1x60', '1x60'), ...builds('offers', '1x60', '1x10 stale') },
    labels: { container: 'offers' },
    says: 'Replicas of offers that run: 1',
    fine: [builds('bff', '1x60', '1x60', '1x60'), builds('bff', '1x60', '1x27 stale', '_x27 1x30')],
  },
  TouchlineNothingWatched: {
    at: 30,
    trouble: { ...builds('bff', '1x10 stale'), ...builds('offers', '1x60', '1x60') },
    labels: { service: 'bff' },
    says: 'Nobody measures the BFF: it is away, or it is not scraped',
    fine: [builds('bff', '1x60')],
  },
  TouchlineDependencyAway: {
    at: 10,
    trouble: {
      'touchline_dependency_up{dependency="bus",pod="a"}': '1x5 0x20',
      'touchline_dependency_up{dependency="bus",pod="b"}': '1x30',
    },
    labels: { dependency: 'bus' },
    says: 'bus does not answer',
    // One look that was unlucky.
    fine: [{ 'touchline_dependency_up{dependency="bus",pod="a"}': '1x8 0x0 1x20' }],
  },
  TouchlineValueNotRead: {
    at: 30,
    trouble: gauge('touchline_watch_failures_total', '0+1x60', 'value="lag",'),
    labels: { value: 'lag' },
    says: 'lag could not be measured',
    fine: [gauge('touchline_watch_failures_total', '7x60', 'value="lag",')],
  },
  TouchlineEventsWait: {
    at: 10,
    trouble: gauge('touchline_relay_oldest_seconds', '0x5 61+60x20', 'aggregate="offer",'),
    labels: { aggregate: 'offer' },
    says: 'Events of offer are not published',
    fine: [gauge('touchline_relay_oldest_seconds', '59x30', 'aggregate="offer",')],
  },
  TouchlineOutboxGrows: {
    at: 20,
    trouble: gauge('touchline_relay_backlog', '0+200x60', 'aggregate="offer",'),
    labels: { aggregate: 'offer' },
    says: 'More than a thousand events of offer wait in the outbox',
    fine: [gauge('touchline_relay_backlog', '1000x60', 'aggregate="offer",')],
  },
  TouchlinePublishingFails: {
    at: 30,
    trouble: gauge('touchline_relay_failures_total', '0+1x60', 'aggregate="offer",'),
    labels: { aggregate: 'offer' },
    says: 'Publishing offer is repeated',
    fine: [gauge('touchline_relay_failures_total', '3x60', 'aggregate="offer",')],
  },
  TouchlineConsumerBehind: {
    at: 30,
    trouble: { ...lag('900+50x60'), ...consumed('done', '0+100x60') },
    labels: { group: 'identity.mail', topic: 'touchline.user' },
    says: 'identity.mail falls behind on touchline.user',
    fine: [
      { ...lag('9000-50x60'), ...consumed('done', '0+100x60') },
      { ...lag('0+10x60'), ...consumed('done', '0+100x60') },
    ],
  },
  TouchlineConsumerStands: {
    at: 30,
    trouble: { ...lag('5x60'), ...consumed('done', '0+10x10 100x50') },
    labels: { group: 'identity.mail', topic: 'touchline.user' },
    says: 'identity.mail has work and handles nothing',
    fine: [
      { ...lag('5x60'), ...consumed('done', '0+1x60') },
      { ...lag('5x60'), ...consumed('rejected', '0+1x60') },
      { ...lag('0x60'), ...consumed('done', '100x60') },
    ],
  },
  TouchlineHandlingFails: {
    at: 30,
    trouble: consumed('failed', '0+1x60'),
    labels: { group: 'identity.mail', type: 'user.registered' },
    says: 'identity.mail tries user.registered again and again',
    fine: [consumed('failed', '4x60'), consumed('done', '0+9x60')],
  },
  TouchlineDeadLetters: {
    at: 10,
    trouble: gauge('touchline_dead_letters', '0x5 1x20', 'group="identity.mail",topic="touchline.user",'),
    labels: { group: 'identity.mail', topic: 'touchline.user' },
    says: 'Events that identity.mail could not handle',
    fine: [gauge('touchline_dead_letters', '0x30', 'group="identity.mail",topic="touchline.user",')],
  },
  TouchlineSealsStuck: {
    at: 10,
    trouble: gauge('touchline_stuck_seals', '0x5 1x20'),
    says: 'A contract that everybody signed has no seal',
    fine: [gauge('touchline_stuck_seals', '0x30')],
  },
  TouchlineSealsEnd: {
    at: 65,
    trouble: gauge('touchline_sealing_certificate_end_seconds', days(20)),
    says: 'Documents can be sealed for 19d 22h 55m 0s, then the sealing certificate ends',
    fine: [gauge('touchline_sealing_certificate_end_seconds', days(31))],
  },
  TouchlineFlowsOverdue: {
    at: 20,
    trouble: gauge('touchline_overdue_flows', '0x5 2x30', 'process="settlements",'),
    labels: { process: 'settlements' },
    says: 'A step of settlements is overdue',
    fine: [gauge('touchline_overdue_flows', '0x60', 'process="settlements",')],
  },
  TouchlineAuditWaits: {
    at: 10,
    trouble: gauge('touchline_audit_waiting', '0x5 7x20'),
    says: 'Who did what is in the log alone until the database takes it',
    // An election of the database's leading server.
    fine: [gauge('touchline_audit_waiting', '0x8 7x0 0x20')],
  },
  TouchlineAuditLeftOut: {
    at: 30,
    trouble: gauge('touchline_audit_left_out_total', '0x10 12x40'),
    says: 'The log alone has some of what the audit should have',
    fine: [gauge('touchline_audit_left_out_total', '12x60'), gauge('touchline_audit_left_out_total', '0x60')],
  },
  TouchlineAuditBroken: {
    at: 10,
    trouble: {
      'kube_job_failed{job_name="audit-check-29400137",condition="true"}': '0x5 1x20',
      'kube_job_failed{job_name="audit-check-29401577",condition="true"}': '0x30',
    },
    says: 'The audit has been changed or cut off, or could not be walked through',
    fine: [
      { 'kube_job_failed{job_name="audit-check-29400137",condition="false"}': '1x30' },
      { 'kube_job_failed{job_name="offers-prepare-1",condition="true"}': '1x30' },
    ],
  },
  TouchlinePaidByNobodyKnown: {
    at: 20,
    trouble: gauge('touchline_unknown_subscriptions', '0x5 1x30'),
    says: 'Somebody pays for a subscription that nobody has here',
    fine: [gauge('touchline_unknown_subscriptions', '0x60')],
  },
};

/** Trouble of another kind behind the same alarm: a whole part, and a group that never began. */
export const siblings: readonly (readonly [alarm: string, Omit<Provoked, 'fine'>])[] = [
  [
    'TouchlinePartAway',
    {
      at: 30,
      trouble: { ...builds('bff', '1x60', '1x60'), ...builds('offers', '1x10 stale', '1x10 stale') },
      labels: { container: 'offers' },
      says: 'Replicas of offers that run: 0',
    },
  ],
  [
    'TouchlineConsumerStands',
    {
      at: 30,
      trouble: lag('5x60'),
      labels: { group: 'identity.mail', topic: 'touchline.user' },
      says: 'identity.mail has work and handles nothing',
    },
  ],
];
