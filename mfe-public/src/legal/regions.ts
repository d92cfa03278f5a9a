/** What one region's law asks of the platform: the source of the addendums and of the compliance matrix. */
interface Region {
  readonly id: string;
  readonly name: string;
  readonly laws: readonly string[];
  readonly points: readonly string[];
  /** The matrix: the age of digital consent, and when a breach has to be reported. */
  readonly consentAge: string;
  readonly breach: string;
  readonly paidEntry: string;
}

export const REGIONS: readonly Region[] = [
  {
    id: 'india',
    name: 'India',
    laws: [
      'Digital Personal Data Protection Act, 2023',
      'Information Technology Act, 2000, with the CERT-In Directions of 28 April 2022',
      'Promotion and Regulation of Online Gaming Act, 2025',
    ],
    points: [
      'Cyber incidents are reported to CERT-In within 6 hours after we have noticed them.',
      'Below the age of 18, a parent or guardian gives verifiable consent; minors are not profiled and not advertised to.',
      'Online money games are neither offered nor advertised in India; cash features are off for accounts there. Registered e-sports stay possible within the Act.',
      'A grievance officer answers within the time that the rules set; complaints go on to the Data Protection Board.',
    ],
    consentAge: '18',
    breach: '6 hours (CERT-In); the Board without delay',
    paidEntry: 'Not offered',
  },
  {
    id: 'european-union',
    name: 'European Union and EEA',
    laws: ['General Data Protection Regulation (EU) 2016/679', 'ePrivacy Directive 2002/58/EC', 'Digital Services Act (EU) 2022/2065'],
    points: [
      'The digital consent age is 16 by default; member states may lower it to 13. Below it, a parent or guardian agrees.',
      'A breach is reported to the supervisory authority within 72 hours, and to you when the risk is high.',
      'You have the rights of access, correction, deletion, restriction, portability and objection.',
      'Data leaves the EEA only with an adequacy decision or standard contractual clauses.',
      'Consumers may withdraw from a contract within 14 days, unless they have asked for a match that was played.',
    ],
    consentAge: '16 by default, 13 at least',
    breach: '72 hours',
    paidEntry: 'By the law of each state',
  },
  {
    id: 'united-kingdom',
    name: 'United Kingdom',
    laws: ['UK GDPR and Data Protection Act 2018', 'Age Appropriate Design Code', 'Gambling Act 2005', 'Online Safety Act 2023'],
    points: [
      'The digital consent age is 13.',
      'Accounts of minors begin with the most private settings; nothing nudges them to give more.',
      'A breach is reported to the Information Commissioner within 72 hours.',
      'Cash features are for games of skill only, from the age of 18.',
    ],
    consentAge: '13',
    breach: '72 hours',
    paidEntry: 'From 18, games of skill',
  },
  {
    id: 'united-states',
    name: 'United States',
    laws: [
      'Children’s Online Privacy Protection Act (COPPA)',
      'California Consumer Privacy Act with CPRA',
      'State laws on games of skill and on breaches',
    ],
    points: [
      'Nothing is collected from children under 13 without verifiable consent of a parent.',
      'Residents of California may know, correct and delete their data, and limit the use of what is sensitive. We neither sell nor share it.',
      'Paid entry is off in states that do not allow it for games of skill.',
      'A breach is announced in the time that the state sets, at most within 60 days.',
    ],
    consentAge: '13',
    breach: 'By state, 30 to 60 days',
    paidEntry: 'By the law of each state, from 18',
  },
  {
    id: 'canada',
    name: 'Canada',
    laws: ['Personal Information Protection and Electronic Documents Act (PIPEDA)', 'Québec Law 25', 'Criminal Code, part VII'],
    points: [
      'Consent is meaningful: purposes are named before data is collected. In Québec a parent agrees below the age of 14.',
      'A breach with a real risk of significant harm is reported to the Commissioner as soon as feasible, and a record of every breach is kept for 24 months.',
      'Contests that mix skill and chance need a skill-testing question; ours rest on skill alone.',
    ],
    consentAge: '13 (Québec 14)',
    breach: 'As soon as feasible',
    paidEntry: 'From 18 or 19, by province',
  },
  {
    id: 'brazil',
    name: 'Brazil',
    laws: [
      'Lei Geral de Proteção de Dados (LGPD), Law 13.709/2018',
      'Statute of the Child and Adolescent, Law 8.069/1990',
      'Legal Framework for Games, Law 14.852/2024',
    ],
    points: [
      'Below the age of 12 a parent consents; adolescents’ data is used in their best interest only.',
      'A breach is reported to the ANPD and to you within 3 working days.',
      'You may ask for confirmation, access, correction, portability and deletion.',
    ],
    consentAge: '12, best interest to 18',
    breach: '3 working days',
    paidEntry: 'From 18',
  },
  {
    id: 'australia',
    name: 'Australia',
    laws: ['Privacy Act 1988 with the Australian Privacy Principles', 'Interactive Gambling Act 2001', 'Online Safety Act 2021'],
    points: [
      'An eligible breach is reported to the OAIC as soon as practicable; we assess a suspicion within 30 days.',
      'You may deal with us under a pseudonym where no payment is made.',
      'Cash features are limited to games of skill, from the age of 18.',
    ],
    consentAge: '15 as a rule',
    breach: 'As soon as practicable, assessed in 30 days',
    paidEntry: 'From 18, games of skill',
  },
  {
    id: 'singapore',
    name: 'Singapore',
    laws: ['Personal Data Protection Act 2012', 'Gambling Control Act 2022', 'Online Safety (Miscellaneous Amendments) Act 2022'],
    points: [
      'A notifiable breach is reported to the PDPC within 3 calendar days after we have assessed it.',
      'A data-protection officer is named and answers requests for access and correction within 30 days.',
      'Paid entry is offered only where it is no remote gambling.',
    ],
    consentAge: '13',
    breach: '3 calendar days',
    paidEntry: 'Only outside of remote gambling',
  },
  {
    id: 'indonesia',
    name: 'Indonesia',
    laws: [
      'Personal Data Protection Law No. 27 of 2022',
      'Government Regulation 71 of 2019',
      'Electronic Information and Transactions Law',
    ],
    points: [
      'A breach is reported to you and the authority in writing within 72 hours.',
      'Data of children is used only with the consent of a parent or guardian.',
      'Paid entry for a prize is treated as gambling and is not offered.',
    ],
    consentAge: '18',
    breach: '72 hours',
    paidEntry: 'Not offered',
  },
  {
    id: 'pakistan',
    name: 'Pakistan',
    laws: ['Prevention of Electronic Crimes Act, 2016', 'Draft Personal Data Protection Bill', 'Prevention of Gambling Act, 1977'],
    points: [
      'Until a data-protection law is in force we give the rights of our privacy policy to everybody there.',
      'Incidents are reported to the national response team without delay.',
      'Paid entry is offered for games of skill only, and never where a province forbids it.',
    ],
    consentAge: '18',
    breach: 'Without delay',
    paidEntry: 'Games of skill, by province',
  },
  {
    id: 'bangladesh',
    name: 'Bangladesh',
    laws: ['Cyber Security Act, 2023', 'Information and Communication Technology Act, 2006', 'Public Gambling Act, 1867'],
    points: [
      'Incidents that touch critical systems are reported to the national agency at once.',
      'Paid entry is not offered; free rooms and rankings are.',
      'Below the age of 18 a parent or guardian agrees.',
    ],
    consentAge: '18',
    breach: 'At once',
    paidEntry: 'Not offered',
  },
  {
    id: 'nepal',
    name: 'Nepal',
    laws: ['Privacy Act, 2075 (2018)', 'Electronic Transactions Act, 2063 (2008)', 'National Penal Code, 2074'],
    points: [
      'Personal data is collected with consent, for a purpose that was named, and not passed on for another.',
      'Paid entry is not offered; free rooms and rankings are.',
      'You may ask for correction of what is wrong at any time.',
    ],
    consentAge: '18',
    breach: 'Without delay',
    paidEntry: 'Not offered',
  },
  {
    id: 'united-arab-emirates',
    name: 'United Arab Emirates',
    laws: [
      'Federal Decree-Law No. 45 of 2021 on personal data',
      'Federal Decree-Law No. 34 of 2021 on rumours and cybercrimes',
      'DIFC and ADGM data-protection laws',
    ],
    points: [
      'A breach that harms privacy is reported to the UAE Data Office at once, and to you.',
      'Data leaves the country only to places with adequate protection, or with your consent.',
      'Gambling is a crime: paid entry is offered only under a licence, and is off until there is one.',
    ],
    consentAge: '18',
    breach: 'At once (free zones: 72 hours)',
    paidEntry: 'Not offered',
  },
  {
    id: 'south-africa',
    name: 'South Africa',
    laws: ['Protection of Personal Information Act (POPIA), 2013', 'National Gambling Act, 2004', 'Cybercrimes Act, 2020'],
    points: [
      'Below the age of 18 a competent person consents.',
      'A breach is reported to the Information Regulator and to you as soon as reasonably possible.',
      'You may object to processing and complain to the Regulator.',
    ],
    consentAge: '18',
    breach: 'As soon as reasonably possible',
    paidEntry: 'From 18, games of skill',
  },
];
