// Made by `python -m tafelrunde.table.http.typescript` from the server's types. Do not edit.

/** The whole table as one seat sees it. */
export interface Scene {
  title: string;
  viewer: number;
  seats: Seat[];
  boards: (PanelBoard | HexBoard | ZoneBoard | Land | SheetBoard | Market | Desk | Tale | Annals)[];
  mine?: (Die | Piece | Line | Card | Pile | Track | Slot | Column | Odds | Boxes)[];
  side?: (Die | Piece | Line | Card | Pile | Track | Slot | Column | Odds | Boxes)[];
  focus?: string[];
  dice?: Die[];
  order?: Turn[];
  bar?: (Die | Piece | Line | Card | Pile | Track | Slot | Column | Odds | Boxes)[];
  contest?: Contest | null;
}

/** A player at the table: order, figures, and what everybody may see of what they own. */
export interface Seat {
  type: "seat";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  seat: number;
  badges?: Badge[];
  dice?: Die[];
  cards?: Card[];
}

/** A small mark with a number: health, a condition, a cost, a reward. */
export interface Badge {
  icon: string;
  value?: number | string;
  label?: string;
  tone?: "" | "good" | "bad";
}

/** A die: its colour and the face it shows; 0 when it has not been rolled. */
export interface Die {
  type: "die";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  color: string;
  face?: number;
  symbols?: string[];
  spent?: number[];
}

/** A card: title, marks, lines of rules text, and halves where it has them. */
export interface Card {
  type: "card";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  seat?: number | null;
  kind?: string;
  corner?: string;
  badges?: Badge[];
  lines?: string[];
  short?: string[];
  halves?: Face[];
  rows?: Row[];
  holds?: (Die | Piece)[];
  initiative?: number | null;
  level?: string;
  color?: string;
}

/** A part of a card that can be used by itself (the top or bottom half): its id, lines and numbers. */
export interface Face {
  id: string;
  lines?: string[];
  badges?: Badge[];
  marks?: Badge[];
  area?: [number, number, string][];
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  spots?: Spot[];
}

/** A place on a half of a card where something can be put for good: beside a row of what it does, or on a hex. */
export interface Spot {
  type: "spot";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  row?: number;
  hex?: [number, number] | null;
}

/** One line of a table of numbers on a card: a monster's normal and elite values. */
export interface Row {
  type: "row";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  rank?: "" | "normal" | "elite" | "boss" | "leader" | "minion" | "summon";
  badges?: Badge[];
  lines?: string[];
}

/** A figure, tile or token that stands somewhere. */
export interface Piece {
  type: "piece";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  seat?: number | null;
  badges?: Badge[];
  health?: [number, number] | null;
  count?: number;
  rank?: "" | "normal" | "elite" | "boss" | "leader" | "minion" | "summon";
  number?: number;
  color?: string;
  group?: string;
}

/** A board of panels in rows. */
export interface PanelBoard {
  type: "panels";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  panels?: Panel[];
}

/** A framed part of a board: a building, a land, a mission. */
export interface Panel {
  type: "panel";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  row?: number;
  weight?: number;
  badges?: Badge[];
  lines?: string[];
  items?: (Die | Piece | Line | Card | Pile | Track | Slot | Column | Odds | Boxes)[];
}

/** One line of text with marks. */
export interface Line {
  type: "line";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  text: string;
  badges?: Badge[];
}

/** Cards or tiles of which only the number is known, or how many there are of which kind. */
export interface Pile {
  type: "pile";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  count: number;
  odds?: Badge[];
  top?: Card | null;
}

/** A number on a scale. */
export interface Track {
  type: "track";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  value: number;
  most: number;
  least?: number;
  marks?: Badge[];
  stops?: Stop[];
  kind?: string;
  color?: string;
}

/** A value of a scale at which something changes, and what stands there: a level. */
export interface Stop {
  at: number;
  label?: number | string;
}

/** A place for something: what may go there (colours or kinds, for the empty outline) and what is there. */
export interface Slot {
  type: "slot";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  accepts?: string[];
  takes?: string[];
  optional?: boolean;
  holds?: (Die | Piece | Card)[];
}

/** A narrow strip of slots (a path) with a piece at its head and a line at its foot. */
export interface Column {
  type: "column";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  head?: Piece | null;
  slots?: Slot[];
  pieces?: Piece[];
  foot?: Badge[];
}

/** What comes out how often, as columns, and what that is on average. */
export interface Odds {
  type: "odds";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  bars?: Bar[];
  average?: number;
  effects?: Badge[];
}

/** How often something comes out, of a thousand times. */
export interface Bar {
  label: number | string;
  value: number;
  tone?: "" | "good" | "bad";
}

/** Boxes to tick beside what that does; `after` is what the odds would be with one more. */
export interface Boxes {
  type: "boxes";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  text: string;
  boxes?: number;
  ticked?: number;
  after?: Odds | null;
}

/** A board of hexes; `walls` are edges between two cells. */
export interface HexBoard {
  type: "hexes";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  cells?: Hex[];
  walls?: [number, number, number, number][];
  pointy?: boolean;
}

/** A cell of a hex board at axial coordinates. */
export interface Hex {
  type: "hex";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  q: number;
  r: number;
  kind?: string;
  room?: string;
  thing?: string;
  place?: string;
  pieces?: Piece[];
}

/** A board of polygons with edges between them (doors, walls). */
export interface ZoneBoard {
  type: "zones";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  zones?: Zone[];
  edges?: [string, string, string][];
  borders?: Edge[];
  labels?: Label[];
  sky?: "" | "day" | "night";
}

/** A polygon on a zone board, corners in board units. */
export interface Zone {
  type: "zone";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  corners: [number, number][];
  kind?: string;
  light?: "" | "light" | "shadow";
  tone?: "" | "good" | "bad";
  pieces?: Piece[];
}

/** What lies between two zones and can be chosen by itself: a door to open. */
export interface Edge {
  type: "edge";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  between: [string, string];
  kind?: string;
  line?: [number, number, number, number] | null;
}

/** Words on a board, at a place in board units. */
export interface Label {
  x: number;
  y: number;
  text: string;
}

/** A map of places with roads between them, in units of its own. */
export interface Land {
  type: "land";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  width: number;
  height: number;
  places?: Place[];
  roads?: Road[];
  scenery?: Scenery[];
  lines?: string[];
}

/** A place in a land: where an adventure is, or a town. Only what is known is there. */
export interface Place {
  type: "place";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  x: number;
  y: number;
  kind?: "" | "town" | "story";
  label?: string;
  pieces?: Piece[];
}

/** What joins two places: one was found by the other, or follows it directly (`linked`). */
export interface Road {
  between: [string, string];
  kind?: "" | "linked";
}

/** What a land looks like, which means nothing: a river along points, woods around each of them. */
export interface Scenery {
  kind: string;
  points: [number, number][];
}

/** A party: what it is called and shares, and the sheets of its characters. */
export interface SheetBoard {
  type: "sheets";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  calling?: string;
  given?: string;
  lines?: string[];
  items?: (Die | Piece | Line | Card | Pile | Track | Slot | Column | Odds | Boxes)[];
  sheets?: Sheet[];
}

/** A character's sheet: how far it has come, what it has. `active`: it comes along; `empty`: it does not. */
export interface Sheet {
  type: "sheet";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  seat?: number | null;
  color?: string;
  level?: number;
  calling?: string;
  given?: string;
  badges?: Badge[];
  tracks?: Track[];
  quest?: Line | null;
  goals?: Track[];
  slots?: Slot[];
  perks?: Boxes[];
  odds?: Odds | null;
  cards?: Card[];
}

/** Cards on sale, by kind: screens let people look at one kind only, or at what can be bought. */
export interface Market {
  type: "market";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  panels?: Panel[];
  badges?: Badge[];
}

/** A few cards, laid out large to be chosen from or worked on, and what belongs to the choice beside them. */
export interface Desk {
  type: "desk";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  cards?: Card[];
  items?: (Die | Piece | Line | Card | Pile | Track | Slot | Column | Odds | Boxes)[];
  lines?: string[];
}

/** Something that is read aloud, and between what one has to choose then. */
export interface Tale {
  type: "tale";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  text?: string[];
  ways?: Line[];
}

/** What has happened, the latest first. */
export interface Annals {
  type: "annals";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  entries?: Entry[];
  items?: (Die | Piece | Line | Card | Pile | Track | Slot | Column | Odds | Boxes)[];
}

/** Something that the annals tell: an adventure and how it ended, and what was decided before it. */
export interface Entry {
  type: "entry";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  text: string;
  number?: number;
  badges?: Badge[];
  lines?: string[];
}

/** Whose turn comes when, where that is not simply seat after seat: a seat, or figures that play by themselves. */
export interface Turn {
  type: "turn";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  seat?: number | null;
  initiative?: number | null;
  color?: string;
  badges?: Badge[];
  lines?: string[];
  figures?: string[];
}

/** Two sides against each other, the attacker first: screens show it large, where the eye is. */
export interface Contest {
  type: "contest";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  text: string;
  sides?: Contender[];
  lines?: Line[];
  result?: string | null;
  over?: boolean;
}

/** One side of a contest: who it is, its dice, what they come to, and where that comes from. */
export interface Contender {
  type: "contender";
  id: string;
  name?: string;
  icon?: string;
  state?: "" | "closed" | "used" | "wounded" | "hidden" | "empty" | "active" | "won" | "lost";
  tip?: string[];
  rule?: string;
  role: string;
  seat?: number | null;
  color?: string;
  dice?: Die[];
  total?: Badge | null;
  badges?: Badge[];
  lines?: string[];
}

/** What players are told when they sit down: what it is about, what they want, and what is different here. */
export interface Briefing {
  id: string;
  title: string;
  story?: string[];
  goals?: Line[];
  rules?: Line[];
  defeat?: Line[];
}

/** First of all: which table, with which seat links, in which language. */
export interface Hello {
  type: "hello";
  table: string;
  tokens?: string[];
  language?: string;
  patches?: boolean;
  reports?: boolean;
}

/** Show the table through another of my seats (one device for several players); -2 is a spectator. */
export interface Look {
  type: "look";
  seat: number;
}

/** Go on in another language. */
export interface Speak {
  type: "speak";
  language: string;
}

/** An answer to the decision of that moment. */
export interface Reply {
  type: "answer";
  moment: number;
  option: string;
  seat: number;
}

/** Answers that belong together (`Asked.until`), confirmed at once: all of them are given, or none. */
export interface Replies {
  type: "answers";
  moment: number;
  options: string[];
  seat: number;
}

/** What could still be chosen after these answers that belong together? Nothing is answered yet. */
export interface Collect {
  type: "collect";
  moment: number;
  options: string[];
  seat: number;
}

/** Take back what the last frame offers to this seat (freely, or by asking the others). */
export interface TakeBack {
  type: "undo";
  moment: number;
  seat: number;
}

/** Give the present moment a name, to return to it by agreement. */
export interface KeepMoment {
  type: "keep";
  name: string;
  seat: number;
}

/** Wish to return to a moment that has a name: at once where nobody else plays, or else by everybody's consent. */
export interface ReturnTo {
  type: "return";
  moment: number;
  number: number;
  seat: number;
}

/** My word on a wish to take something back. */
export interface Consent {
  type: "consent";
  moment: number;
  seat: number;
  agreed: boolean;
}

/** A line of chat. */
export interface Say {
  type: "chat";
  text: string;
  seat?: number;
}

/** Point at something on the board. */
export interface Point {
  type: "ping";
  element: string;
  seat: number;
}

/** What would a bot do? `longer`: when it has looked ahead for some seconds. `options` are answers that belong */
export interface AskHint {
  type: "hint";
  moment: number;
  seat: number;
  longer?: boolean;
  options?: string[];
}

/** Let the sensible bot answer for my seat as long as I am asked what belongs to the preparation. */
export interface Prepare {
  type: "prepare";
  moment: number;
  seat: number;
}

/** What would this option do? */
export interface AskPreview {
  type: "preview";
  moment: number;
  option: string;
  seat: number;
}

/** Whether one place is seen from another, for whoever reads the board in words. */
export interface AskSight {
  type: "sight";
  one: string;
  other: string;
}

/** Let a bot of that level play one of my seats (any seat, for the owner); an empty level takes it back. */
export interface GiveSeat {
  type: "seat";
  seat: number;
  bot?: string;
  token?: string;
}

/** Let a bot that broke down think once more. */
export interface TryAgain {
  type: "again";
  seat: number;
}

/** Everything up to that moment has been shown: bots among themselves wait for those who watch them. */
export interface Seen {
  type: "seen";
  moment: number;
}

/** Call a seat of mine by a name. */
export interface Rename {
  type: "rename";
  seat: number;
  name: string;
}

/** The whole table as the viewer may see it at one moment. */
export interface Frame {
  type: "frame";
  table: string;
  moment: number;
  seat: number;
  game: string;
  status: string;
  waiting: number[];
  scene: Scene;
  seats: SeatInfo[];
  undo: UndoInfo;
  log: LogLine[];
  log_from: number;
  asked: Asked | null;
  result: Result | null;
  wish: WishInfo | null;
  points: PointInfo[];
  briefing: Briefing | null;
  moves: number;
  notes: string[];
  chapter: number;
  chapter_title: string;
  room: boolean;
  secret: boolean;
  serial: number;
}

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  name: string;
  bot: string;
  connected: boolean;
  mine: boolean;
  stuck: boolean;
  link: "new" | "used" | "own";
  passed_on: boolean;
}

/** What could be taken back: freely, by asking the others, or not at all (with the reason). */
export interface UndoInfo {
  how: "free" | "confirm" | "ask" | "no";
  label: string;
  why: string;
  seat: number;
}

/** One line of the log; the texts of its parts make up the whole. */
export interface LogLine {
  number: number;
  text: string;
  rule: string;
  kind: string;
  parts: LogPart[];
  way: string[];
  mark: string;
  shows: (Card | Die)[];
  contest: Contest | null;
  notice: string;
  values: Record<string, number>;
  sum: string;
  heading: boolean;
}

/** A piece of a line; where it is a name, the elements it may mean: the first that is on the table is meant. */
export interface LogPart {
  text: string;
  on: string[];
}

/** The decision the viewer must take, with finished texts. */
export interface Asked {
  seat: number;
  question: string;
  text: string;
  rule: string;
  options: OptionText[];
  refused: RefusedText[];
  default: string;
  previews: boolean;
  until: string;
  prepares: boolean;
}

/** An option as a screen shows it. */
export interface OptionText {
  id: string;
  text: string;
  on: string;
  group: string;
  reveals: boolean;
  gives_up: boolean;
  area: string[];
  lesser: boolean;
}

/** Why something can't be chosen; `what` names it where nothing on the table stands for it. */
export interface RefusedText {
  on: string;
  text: string;
  rule: string;
  what: string;
}

/** How the game ended. */
export interface Result {
  winners: number[];
  scores: number[];
  figures: StatisticText[];
  together: boolean;
  next: NextStep[];
}

/** One line of the statistics: a number for each seat, and how it grew where that is known. */
export interface StatisticText {
  name: string;
  values: number[];
  icon: string;
  course: number[][];
  harm: boolean;
}

/** What may be played after this game: in words, and what is settled otherwise than by default. */
export interface NextStep {
  text: string;
  options: Record<string, string | number | boolean>;
}

/** Somebody asks to take something back. */
export interface WishInfo {
  seat: number;
  what: string;
  missing: number[];
  point: boolean;
}

/** A moment of this chapter that somebody has given a name, after so many answers. */
export interface PointInfo {
  number: number;
  name: string;
}

/** What has changed since the frame before, as `patches.py` describes it; `changed` holds fields of a frame. */
export interface Patch {
  type: "patch";
  serial: number;
  changed: Record<string, unknown>;
}

/** A message that was not carried out, and why; nothing has changed. */
export interface Refusal {
  type: "refusal";
  reason: string;
  text: string;
  rule: string;
  moment: number;
}

/** Somebody said something. */
export interface ChatLine {
  type: "chat";
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Somebody points at something. */
export interface Pointed {
  type: "ping";
  seat: number;
  element: string;
}

/** What a bot would do, and why. */
export interface HintText {
  type: "hint";
  moment: number;
  option: string;
  text: string;
  reason: string;
}

/** What an option would do, as far as the seat may know; `reveals`: it could not be taken back freely. */
export interface PreviewText {
  type: "preview";
  moment: number;
  option: string;
  path: string[];
  area: string[];
  lines: string[];
  reveals: boolean;
  short: string;
}

/** Whether one place is seen from another; nothing where the game does not say. */
export interface SightText {
  type: "sight";
  one: string;
  other: string;
  sees: boolean | null;
}

/** What could be chosen after some answers that belong together. */
export interface Collected {
  type: "collected";
  moment: number;
  options: string[];
  asked: Asked;
  over: boolean;
}

/** A game in words, for the lobby. */
export interface GameInfo {
  id: string;
  title: string;
  summary: string;
  icon: string;
  players: number[];
  cooperative: boolean;
  options: OptionInfo[];
  primer: Chapter[];
  guide: GuideInfo | null;
  minutes: [number, number];
  difficulty: number;
  prepares: boolean;
  board: Board | null;
}

/** A set-up option in words. */
export interface OptionInfo {
  id: string;
  name: string;
  values: (string | number | boolean)[];
  labels: string[];
  default: string | number | boolean;
  players: number[] | null;
  about: string;
  rule: string;
  veiled: boolean;
}

/** A part of what a newcomer should know. */
export interface Chapter {
  title: string;
  text: string;
  signs: SignInfo[];
}

/** A picture with what it means: an icon, or a die with all its faces. */
export interface SignInfo {
  text: string;
  icon: string;
  color: string;
  faces: string[][];
}

/** A first game that leads by the hand. */
export interface GuideInfo {
  players: number;
  seed: number;
  options: Record<string, string | number | boolean>;
  steps: StepInfo[];
}

/** What is said when a question comes up, and at which options it points: patterns of ids, the best first. */
export interface StepInfo {
  id: string;
  question: string;
  points: string[];
  sometimes: boolean;
  text: string;
}

/** By option: a sentence or two; most options have none. */
export interface Remarks {
  remarks: Record<string, string>;
}

/** What is chosen so far: how many players, and the options. */
export interface RemarksWish {
  players: number;
  options?: Record<string, string | number | boolean>;
}

/** A rule of the catalogue. */
export interface RuleInfo {
  id: string;
  chapter: string;
  text: string;
  language: string;
  section: string;
}

/** A drawn position beside a rule, what it shows, and what the table says about it there. */
export interface ExampleInfo {
  rule: string;
  text: string;
  said: string;
  board: Board;
  path: string[];
  area: string[];
  lit: string[];
}

/** By the rules of which game positions can be ruled on. */
export interface RefereeInfo {
  id: string;
  name: string;
}

/** What the rules say about a position that nobody plays: how it was found, and what may happen. */
export interface Consultation {
  steps: Sentence[];
  outcomes: Finding[];
  title: string;
  picture: string;
}

/** One sentence of an explanation, and the rule it follows. */
export interface Sentence {
  text: string;
  rule: string;
}

/** One thing that the rules permit: in a sentence, and as data whose fields the game describes. */
export interface Finding {
  text: string;
  because: string[];
  facts: Record<string, unknown>;
  drawing: Record<string, unknown>;
}

/** A position of a table elsewhere, as YAML or JSON, on which the game shall rule. */
export interface ConsultWish {
  position: string;
}

/** A new table: its name, the owner's token, and one secret link per seat. */
export interface Opened {
  table: string;
  owner: string;
  seats: string[];
}

/** What a table is made from. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean>;
  seed?: number | null;
  name?: string;
}

/** Who shall sit in a seat: a person with a name, or a bot of a level. */
export interface SeatWish {
  name?: string;
  bot?: string;
}

/** A position to go on from. */
export interface PositionWish {
  position: string;
  seats: SeatWish[];
}

/** What a list of my tables shows. */
export interface TableInfo {
  table: string;
  game: string;
  players: number;
  names: string[];
  moves: number;
  over: boolean;
  waiting: number[];
  mine: number[];
  changed: number;
  title: string;
  bots: string[];
  winners: number[];
  links: string[];
  passed_on: number[];
  chapters: number;
  chapter: string;
  name: string;
  created: number;
  origin: string;
}

/** The link to a seat. It is never part of an address that is asked for: those are written into logs. */
export interface LinkWish {
  token: string;
}

/** The table at which somebody sits now, and the link to their seat; after an invitation it is their own. */
export interface SatDown {
  table: string;
  game: string;
  players: number;
  names: string[];
  moves: number;
  over: boolean;
  waiting: number[];
  mine: number[];
  changed: number;
  title: string;
  bots: string[];
  winners: number[];
  links: string[];
  passed_on: number[];
  chapters: number;
  chapter: string;
  name: string;
  created: number;
  origin: string;
  token: string;
}

/** Somebody sits down by a link and says how they are called; without a name the seat's stays. */
export interface SitWish {
  token: string;
  name?: string;
  own?: string;
}

/** The links I hold. */
export interface TokensWish {
  tokens?: string[];
}

/** The link for whoever shall sit down next. */
export interface Invitation {
  token: string;
}

/** Whoever plays a seat gives it up, or the owner gives that of somebody who is away to somebody else. */
export interface FreeWish {
  seat: number;
  tokens?: string[];
  owner?: string;
}

/** The owner wants a seat more, for somebody who joins a campaign. */
export interface AddWish {
  owner: string;
}

/** What a table shall be called, or something at it (`calling` of a sheet), by somebody who sits there. */
export interface NameWish {
  name: string;
  thing?: string;
  tokens?: string[];
}

/** How a game ended, with the figures of everybody; nothing while it goes on. */
export interface Ended {
  result: Result | null;
}

/** A report: through which seat, and what is wrong in the reporter's words. */
export interface ReportWish {
  tokens?: string[];
  seat?: number;
  note?: string;
}

/** Which moment (number of answers), through which links; of the present chapter, or of an earlier one. */
export interface MomentWish {
  number: number;
  tokens?: string[];
  chapter?: number;
}

/** A chapter of a campaign, for the overview. */
export interface ChapterInfo {
  number: number;
  title: string;
  answers: number;
  ended: number | null;
  closed: boolean;
}

/** A link to one moment of a table, as one seat saw it. */
export interface SharedMoment {
  share: string;
}

/** Go on from a moment as a new table. */
export interface ForkWish {
  number: number;
  seats: SeatWish[];
  tokens?: string[];
  chapter?: number;
  name?: string;
}

/** How others in the same network come to this server, for whoever sits at its own computer. */
export interface Reach {
  link: string;
  would_be: string;
  command: string;
}

export type Item = Die | Piece | Line | Card | Pile | Track | Slot | Column | Odds | Boxes;

export type Board = PanelBoard | HexBoard | ZoneBoard | Land | SheetBoard | Market | Desk | Tale | Annals;

export type ClientMessage = Hello | Look | Speak | Reply | Replies | Collect | TakeBack | KeepMoment | ReturnTo | Consent | Say | Point | AskHint | Prepare | AskPreview | AskSight | GiveSeat | TryAgain | Seen | Rename;

export type TableMessage = Frame | Patch | Refusal | ChatLine | Pointed | HintText | PreviewText | SightText | Collected;
