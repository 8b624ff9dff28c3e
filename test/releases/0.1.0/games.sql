--
-- PostgreSQL database dump
--


-- Dumped from database version 15.20 (Debian 15.20-0+deb12u1)
-- Dumped by pg_dump version 15.20 (Debian 15.20-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: Content; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Content" (
    id text NOT NULL,
    json text NOT NULL
);


--
-- Name: Game; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Game" (
    id text NOT NULL,
    guild text NOT NULL,
    channel text NOT NULL,
    "liveChannel" text,
    status text NOT NULL,
    paused boolean NOT NULL,
    host text NOT NULL,
    language text NOT NULL,
    seed text NOT NULL,
    options text NOT NULL,
    players integer NOT NULL,
    content text NOT NULL,
    version integer NOT NULL,
    "turnVersion" integer NOT NULL,
    announced integer NOT NULL,
    consent text,
    consents integer NOT NULL,
    "moveCount" integer NOT NULL,
    snapshot text,
    "createdAt" timestamp(3) without time zone NOT NULL,
    "updatedAt" timestamp(3) without time zone NOT NULL
);


--
-- Name: Member; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Member" (
    "gameId" text NOT NULL,
    place integer NOT NULL,
    "user" text NOT NULL,
    name text NOT NULL,
    newcomer boolean NOT NULL,
    conceded boolean NOT NULL
);


--
-- Name: Move; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Move" (
    "gameId" text NOT NULL,
    index integer NOT NULL,
    seat integer NOT NULL,
    action text NOT NULL,
    by text NOT NULL,
    at timestamp(3) without time zone NOT NULL
);


--
-- Name: Outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Outbox" (
    id integer NOT NULL,
    "gameId" text NOT NULL,
    announcement text NOT NULL,
    "movesTo" integer,
    attempts integer DEFAULT 0 NOT NULL,
    "createdAt" timestamp(3) without time zone NOT NULL,
    "dueAt" timestamp(3) without time zone NOT NULL
);


--
-- Name: Outbox_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public."Outbox_id_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: Outbox_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public."Outbox_id_seq" OWNED BY public."Outbox".id;


--
-- Name: Setting; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Setting" (
    key text NOT NULL,
    value text NOT NULL
);


--
-- Name: _prisma_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public._prisma_migrations (
    id character varying(36) NOT NULL,
    checksum character varying(64) NOT NULL,
    finished_at timestamp with time zone,
    migration_name character varying(255) NOT NULL,
    logs text,
    rolled_back_at timestamp with time zone,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    applied_steps_count integer DEFAULT 0 NOT NULL
);


--
-- Name: Outbox id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Outbox" ALTER COLUMN id SET DEFAULT nextval('public."Outbox_id_seq"'::regclass);


--
-- Data for Name: Content; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."Content" VALUES ('a03ef9e6af25d8bb', '{"name":"Figures as shipped","contracts":[{"id":1,"requires":{"wool":4,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":0,"mutton":0},"gives":{"money":0,"hops":1,"cotton":2,"tobacco":0,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":2,"requires":{"wool":6,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":0,"mutton":0},"gives":{"money":0,"hops":2,"cotton":0,"tobacco":3,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":3,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":2,"mutton":0},"gives":{"money":10,"hops":1,"cotton":0,"tobacco":0,"sugarCane":2,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":4,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":3,"mutton":0},"gives":{"money":0,"hops":3,"cotton":3,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":5,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":0,"mutton":2},"gives":{"money":0,"hops":1,"cotton":0,"tobacco":2,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":6,"requires":{"wool":3,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":0,"mutton":0},"gives":{"money":0,"hops":3,"cotton":0,"tobacco":0,"sugarCane":1,"freeSpace":0,"bonusUpgrade":1},"provenance":"observed"},{"id":7,"requires":{"wool":0,"milk":0,"grain":0,"bread":2,"cheese":0,"whisky":0,"beef":0,"mutton":0},"gives":{"money":10,"hops":0,"cotton":2,"tobacco":0,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":8,"requires":{"wool":0,"milk":0,"grain":0,"bread":4,"cheese":0,"whisky":0,"beef":0,"mutton":0},"gives":{"money":5,"hops":1,"cotton":0,"tobacco":4,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":9,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":2,"whisky":0,"beef":0,"mutton":0},"gives":{"money":8,"hops":5,"cotton":0,"tobacco":0,"sugarCane":1,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":10,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":4,"whisky":0,"beef":0,"mutton":0},"gives":{"money":10,"hops":0,"cotton":4,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":2},"provenance":"observed"},{"id":11,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":2,"beef":0,"mutton":0},"gives":{"money":10,"hops":1,"cotton":0,"tobacco":2,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":12,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":4,"beef":0,"mutton":0},"gives":{"money":0,"hops":3,"cotton":0,"tobacco":0,"sugarCane":4,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":13,"requires":{"wool":1,"milk":0,"grain":0,"bread":0,"cheese":3,"whisky":0,"beef":0,"mutton":0},"gives":{"money":0,"hops":3,"cotton":3,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":1},"provenance":"observed"},{"id":14,"requires":{"wool":1,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":0,"mutton":1},"gives":{"money":0,"hops":3,"cotton":0,"tobacco":1,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":15,"requires":{"wool":1,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":4,"beef":0,"mutton":0},"gives":{"money":15,"hops":3,"cotton":0,"tobacco":0,"sugarCane":4,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":16,"requires":{"wool":1,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":1,"mutton":0},"gives":{"money":0,"hops":0,"cotton":2,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":17,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":2,"whisky":0,"beef":2,"mutton":0},"gives":{"money":0,"hops":2,"cotton":0,"tobacco":4,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":18,"requires":{"wool":0,"milk":0,"grain":0,"bread":1,"cheese":0,"whisky":0,"beef":3,"mutton":0},"gives":{"money":10,"hops":0,"cotton":0,"tobacco":0,"sugarCane":4,"freeSpace":0,"bonusUpgrade":2},"provenance":"observed"},{"id":19,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":0,"beef":0,"mutton":1},"gives":{"money":10,"hops":0,"cotton":2,"tobacco":0,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":20,"requires":{"wool":0,"milk":0,"grain":0,"bread":2,"cheese":0,"whisky":0,"beef":0,"mutton":3},"gives":{"money":0,"hops":5,"cotton":0,"tobacco":4,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":21,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":1,"beef":0,"mutton":2},"gives":{"money":0,"hops":1,"cotton":0,"tobacco":0,"sugarCane":3,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":22,"requires":{"wool":0,"milk":0,"grain":0,"bread":3,"cheese":1,"whisky":0,"beef":0,"mutton":0},"gives":{"money":5,"hops":1,"cotton":4,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":23,"requires":{"wool":0,"milk":0,"grain":0,"bread":1,"cheese":0,"whisky":1,"beef":0,"mutton":0},"gives":{"money":15,"hops":8,"cotton":0,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":24,"requires":{"wool":1,"milk":0,"grain":0,"bread":2,"cheese":0,"whisky":0,"beef":0,"mutton":0},"gives":{"money":0,"hops":3,"cotton":0,"tobacco":0,"sugarCane":2,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":25,"requires":{"wool":0,"milk":0,"grain":0,"bread":2,"cheese":1,"whisky":0,"beef":0,"mutton":0},"gives":{"money":0,"hops":1,"cotton":3,"tobacco":0,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":26,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":2,"whisky":0,"beef":0,"mutton":2},"gives":{"money":0,"hops":9,"cotton":0,"tobacco":2,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":27,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":2,"whisky":0,"beef":0,"mutton":1},"gives":{"money":0,"hops":1,"cotton":0,"tobacco":0,"sugarCane":3,"freeSpace":0,"bonusUpgrade":1},"provenance":"observed"},{"id":28,"requires":{"wool":0,"milk":0,"grain":0,"bread":2,"cheese":0,"whisky":1,"beef":0,"mutton":0},"gives":{"money":0,"hops":2,"cotton":3,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":29,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":3,"beef":0,"mutton":0},"gives":{"money":5,"hops":2,"cotton":0,"tobacco":4,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":30,"requires":{"wool":1,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":2,"beef":0,"mutton":0},"gives":{"money":3,"hops":4,"cotton":0,"tobacco":0,"sugarCane":2,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":31,"requires":{"wool":3,"milk":0,"grain":0,"bread":0,"cheese":3,"whisky":0,"beef":0,"mutton":0},"gives":{"money":15,"hops":2,"cotton":4,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":32,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":2,"beef":2,"mutton":0},"gives":{"money":5,"hops":2,"cotton":0,"tobacco":4,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":33,"requires":{"wool":0,"milk":0,"grain":0,"bread":3,"cheese":0,"whisky":0,"beef":0,"mutton":1},"gives":{"money":0,"hops":2,"cotton":0,"tobacco":0,"sugarCane":4,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":34,"requires":{"wool":0,"milk":0,"grain":0,"bread":1,"cheese":3,"whisky":0,"beef":0,"mutton":0},"gives":{"money":0,"hops":2,"cotton":4,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":35,"requires":{"wool":3,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":1,"beef":0,"mutton":0},"gives":{"money":0,"hops":0,"cotton":0,"tobacco":3,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":36,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":2,"beef":1,"mutton":0},"gives":{"money":5,"hops":2,"cotton":0,"tobacco":0,"sugarCane":4,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":37,"requires":{"wool":0,"milk":0,"grain":0,"bread":2,"cheese":1,"whisky":0,"beef":1,"mutton":0},"gives":{"money":0,"hops":2,"cotton":4,"tobacco":0,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":38,"requires":{"wool":1,"milk":0,"grain":0,"bread":3,"cheese":0,"whisky":0,"beef":1,"mutton":0},"gives":{"money":0,"hops":3,"cotton":0,"tobacco":4,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":39,"requires":{"wool":2,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":1,"beef":0,"mutton":0},"gives":{"money":10,"hops":1,"cotton":0,"tobacco":0,"sugarCane":3,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":40,"requires":{"wool":1,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":3,"beef":0,"mutton":1},"gives":{"money":0,"hops":5,"cotton":4,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":41,"requires":{"wool":1,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":2,"beef":0,"mutton":1},"gives":{"money":3,"hops":0,"cotton":0,"tobacco":4,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":42,"requires":{"wool":2,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":1,"beef":0,"mutton":0},"gives":{"money":0,"hops":7,"cotton":0,"tobacco":0,"sugarCane":2,"freeSpace":0,"bonusUpgrade":1},"provenance":"observed"},{"id":43,"requires":{"wool":0,"milk":0,"grain":0,"bread":1,"cheese":0,"whisky":1,"beef":1,"mutton":0},"gives":{"money":0,"hops":3,"cotton":3,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":44,"requires":{"wool":1,"milk":0,"grain":0,"bread":1,"cheese":0,"whisky":1,"beef":0,"mutton":0},"gives":{"money":0,"hops":4,"cotton":0,"tobacco":2,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":45,"requires":{"wool":2,"milk":0,"grain":0,"bread":1,"cheese":1,"whisky":0,"beef":0,"mutton":0},"gives":{"money":10,"hops":0,"cotton":0,"tobacco":0,"sugarCane":3,"freeSpace":0,"bonusUpgrade":1},"provenance":"observed"},{"id":46,"requires":{"wool":2,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":1,"mutton":1},"gives":{"money":0,"hops":1,"cotton":3,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":1},"provenance":"observed"},{"id":47,"requires":{"wool":2,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":0,"beef":0,"mutton":1},"gives":{"money":0,"hops":1,"cotton":0,"tobacco":3,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":48,"requires":{"wool":1,"milk":0,"grain":0,"bread":1,"cheese":1,"whisky":0,"beef":0,"mutton":0},"gives":{"money":0,"hops":0,"cotton":0,"tobacco":0,"sugarCane":3,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":49,"requires":{"wool":0,"milk":0,"grain":0,"bread":2,"cheese":0,"whisky":1,"beef":0,"mutton":1},"gives":{"money":0,"hops":5,"cotton":3,"tobacco":0,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":50,"requires":{"wool":0,"milk":0,"grain":0,"bread":1,"cheese":1,"whisky":1,"beef":0,"mutton":0},"gives":{"money":10,"hops":0,"cotton":0,"tobacco":3,"sugarCane":0,"freeSpace":0,"bonusUpgrade":2},"provenance":"observed"}],"market":{"small":{"startIndex":3,"mediumRange":[3,6],"prices":{"wool":[3,3,4,4,5,5,6,6,7,8],"milk":[3,4,5,5,6,6,7,7,8,8],"grain":[3,3,4,5,6,6,7,7,8,8],"bread":[7,8,9,10,11,11,12,13,14,15],"cheese":[7,8,9,10,11,12,13,14,14,15],"whisky":[8,9,10,11,12,13,13,14,15,16]},"provenance":"likely"},"large":{"startIndex":3,"mediumRange":[3,6],"prices":{"wool":[3,3,4,4,5,5,6,6,7,8],"milk":[3,4,5,5,6,6,7,7,8,8],"grain":[3,3,4,5,6,6,7,7,8,8],"bread":[7,8,9,10,11,11,12,13,14,15],"cheese":[7,8,9,10,11,12,13,14,14,15],"whisky":[8,9,10,11,12,13,13,14,15,16]},"provenance":"observed"}},"playerBoard":{"units":{"sheep":{"count":4,"cost":8,"yield":1,"provenance":"likely"},"cow":{"count":4,"cost":9,"yield":1,"provenance":"likely"},"field":{"count":4,"cost":18,"yield":2,"provenance":"observed"},"cheeseDairy":{"count":4,"cost":12,"provenance":"likely"},"bakery":{"count":4,"cost":8,"provenance":"observed"},"distillery":{"count":4,"cost":10,"provenance":"observed"},"woodcutter":{"count":4,"cost":6,"income":4,"upgradedIncome":6,"provenance":"observed"},"miner":{"count":4,"cost":10,"income":6,"upgradedIncome":8,"provenance":"observed"}},"merchants":{"start":2,"hireable":5,"hireCost":4,"provenance":"observed"},"shipping":{"stepCost":4,"provenance":"observed"},"technology":{"cost":10,"bonusCost":5,"provenance":"observed"},"exportBoxes":1,"firstWorkers":2,"buildingBonus":{"deployed":4,"draw":3}},"exportBoard":{"contracts":{"1":5,"2":6,"3":7,"4":8},"contractCost":[-5,0,5,10,15],"passBonus":{"small":[16,14],"large":[16,14,12,10]},"soloPassBonus":16,"track":{"small":{"length":30,"poundSteps":[5,10,15,20,25,30]},"large":{"length":30,"poundSteps":[5,10,15,20,25,30]}},"soloBoxes":[3,2,1,-3,-2,-1],"provenance":{"small":"likely","large":"observed"}},"neighbourhood":{"limit":{"1":0,"2":4,"3":3,"4":3},"discount":{"basic":2,"processed":3}},"startingTiles":[{"id":1,"money":55,"goods":{"wool":0,"milk":2,"grain":0,"bread":0,"cheese":0,"whisky":1},"provenance":"likely"},{"id":2,"money":55,"goods":{"wool":0,"milk":0,"grain":0,"bread":2,"cheese":0,"whisky":0},"provenance":"reconstructed"},{"id":3,"money":55,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":2,"whisky":0},"provenance":"reconstructed"},{"id":4,"money":55,"goods":{"wool":0,"milk":0,"grain":0,"bread":1,"cheese":1,"whisky":0},"provenance":"reconstructed"},{"id":5,"money":55,"goods":{"wool":0,"milk":0,"grain":2,"bread":0,"cheese":0,"whisky":1},"provenance":"reconstructed"},{"id":6,"money":55,"goods":{"wool":3,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":0},"provenance":"reconstructed"},{"id":7,"money":55,"goods":{"wool":3,"milk":0,"grain":0,"bread":1,"cheese":0,"whisky":0},"provenance":"reconstructed"},{"id":8,"money":55,"goods":{"wool":0,"milk":2,"grain":2,"bread":0,"cheese":0,"whisky":0},"provenance":"reconstructed"},{"id":9,"money":55,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":1},"provenance":"reconstructed"}],"noClansMoney":[0,2,4,6],"highestBid":30,"futureContracts":3,"portTiles":[{"id":1,"effect":{"kind":"spareAnimal"},"kickstarter":false,"provenance":"observed"},{"id":2,"effect":{"kind":"exchangeGoods","group":"basic","gain":3},"kickstarter":false,"provenance":"observed"},{"id":3,"effect":{"kind":"exchangeGoods","group":"processed","gain":2},"kickstarter":false,"provenance":"observed"},{"id":4,"effect":{"kind":"bonusUpgrade","glory":3},"kickstarter":false,"provenance":"observed"},{"id":5,"effect":{"kind":"money","money":10},"kickstarter":false,"provenance":"observed"},{"id":6,"effect":{"kind":"shiftPrice","steps":3},"kickstarter":false,"provenance":"observed"},{"id":7,"effect":{"kind":"exchangeUnits","neighbourhood":true},"kickstarter":false,"provenance":"observed"},{"id":8,"effect":{"kind":"drawContracts","money":5},"kickstarter":false,"provenance":"observed"},{"id":9,"effect":{"kind":"copy","cost":3},"kickstarter":true,"provenance":"observed"}],"scoringTiles":[{"id":1,"rule":{"kind":"basicGoods","points":1,"per":1},"kickstarter":false,"provenance":"observed"},{"id":2,"rule":{"kind":"processedGoods","points":3,"per":2},"kickstarter":false,"provenance":"observed"},{"id":3,"rule":{"kind":"units","weights":{"sheep":1,"cow":1,"cheeseDairy":1,"bakery":1,"field":2,"distillery":1,"woodcutter":0,"miner":0,"fisherman":0}},"kickstarter":false,"provenance":"observed"},{"id":4,"rule":{"kind":"units","weights":{"sheep":0,"cow":0,"cheeseDairy":0,"bakery":0,"field":0,"distillery":0,"woodcutter":2,"miner":2,"fisherman":2}},"kickstarter":false,"provenance":"observed"},{"id":5,"rule":{"kind":"borderUnits","points":3,"per":2},"kickstarter":false,"provenance":"observed"},{"id":6,"rule":{"kind":"imports","points":1,"per":1},"kickstarter":false,"provenance":"observed"},{"id":7,"rule":{"kind":"meat","points":2,"per":1},"kickstarter":false,"provenance":"observed"},{"id":8,"rule":{"kind":"upgrades","points":1,"per":1},"kickstarter":false,"provenance":"observed"},{"id":9,"rule":{"kind":"costlySpaces","points":2,"per":1,"costs":[5,6]},"kickstarter":true,"provenance":"observed"}],"clans":[{"id":"buchanan","experience":"challenging","kickstarter":false,"abilities":[{"kind":"exportBoxes","boxes":2},{"kind":"contractsPerAction","contracts":2},{"kind":"contractsPerPayment","contracts":2},{"kind":"drawContracts","contracts":6}],"provenance":"observed"},{"id":"campbell","experience":"newcomer","kickstarter":false,"abilities":[{"kind":"unitDiscount","units":["cheeseDairy","bakery","distillery"],"amounts":[3,4,4,5]}],"provenance":"observed"},{"id":"cunningham","experience":"newcomer","kickstarter":false,"abilities":[{"kind":"butter","good":"milk","money":8}],"provenance":"observed"},{"id":"fergusson","experience":"newcomer","kickstarter":false,"abilities":[{"kind":"firstWorkers","count":3,"borderOnly":true},{"kind":"startShipping","level":{"small":"1-loch","large":"2-loch"}}],"provenance":"observed"},{"id":"macdonald","experience":"challenging","kickstarter":false,"abilities":[{"kind":"sharedWorkers","count":8,"cost":6,"income":4},{"kind":"rowing"},{"kind":"startShipping","level":{"small":"river","large":"none"}}],"provenance":"observed"},{"id":"macewan","experience":"challenging","kickstarter":true,"abilities":[{"kind":"brewing","good":"grain","money":9,"max":3}],"provenance":"observed"},{"id":"mackenzie","experience":"ordinary","kickstarter":false,"abilities":[{"kind":"moneyOnProcessing","good":"whisky","money":3},{"kind":"cellar","payouts":[0,7,15]}],"provenance":"observed"},{"id":"robertson","experience":"ordinary","kickstarter":false,"abilities":[{"kind":"deltaDiscount","amount":{"small":2,"large":3}}],"provenance":"observed"},{"id":"stewart","experience":"ordinary","kickstarter":false,"abilities":[{"kind":"startMerchants","extra":3},{"kind":"startShipping","level":{"small":"river","large":"river"}},{"kind":"moneyOnTrade","money":1}],"provenance":"observed"}],"finalScoring":{"goods":{"basic":1,"processed":2},"poundsPerPoint":10,"hops":1,"imports":[3,4,5],"staticImport":4,"contracts":{"2":[8],"3":[12,6],"4":[12,6]},"settlements":{"2":[12],"3":[18,12,6],"4":[18,12,6]},"mostGlory":6,"solo":{"contracts":[{"atLeast":5,"points":4},{"atLeast":6,"points":8},{"atLeast":7,"points":12}],"settlements":[{"atLeast":8,"points":6},{"atLeast":11,"points":12},{"atLeast":14,"points":18}],"titles":[{"atLeast":-999,"title":"newbie"},{"atLeast":116,"title":"rookie"},{"atLeast":131,"title":"average"},{"atLeast":146,"title":"expert"},{"atLeast":161,"title":"genius"}]}},"maps":{"sides":{"A1":{"hexes":{"A1":{"land":["grassland"],"cost":4,"observed":"terrain","doubtful":true},"A2":{"loch":true,"observed":"terrain"},"A3":{"land":["grassland"],"cost":1,"observed":"terrain","doubtful":true},"A4":{"land":["mountain"],"cost":1,"observed":"terrain","doubtful":false},"A5":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"B1":{"land":["grassland","forest"],"cost":3,"observed":"terrain","doubtful":false},"B2":{"land":["grassland"],"cost":3,"observed":"terrain and cost","doubtful":false},"B3":{"land":["grassland"],"cost":3,"observed":"terrain and cost","doubtful":false},"B4":{"land":["grassland"],"cost":2,"observed":"terrain and cost","doubtful":false},"C1":{"land":["grassland","forest"],"cost":3,"observed":"terrain","doubtful":false},"C2":{"land":["grassland","mountain"],"cost":1,"observed":"terrain and cost","doubtful":false},"C3":{"loch":true,"observed":"terrain"},"C4":{"land":["mountain"],"cost":1,"observed":"terrain and cost","doubtful":false},"C5":{"land":["grassland","mountain"],"cost":3,"observed":"terrain and cost","doubtful":false},"D1":{"land":["grassland"],"cost":1,"observed":"terrain and cost","doubtful":false},"D2":{"land":["grassland"],"cost":3,"observed":"terrain and cost","doubtful":false},"D3":{"land":["grassland"],"cost":1,"observed":"terrain and cost","doubtful":false},"D4":{"land":["grassland"],"cost":4,"observed":"terrain and cost","doubtful":false},"E1":{"land":["forest"],"cost":1,"observed":"terrain","doubtful":true},"E2":{"land":["grassland"],"cost":4,"observed":"terrain and cost","doubtful":false},"E3":{"loch":true,"observed":"terrain"},"E4":{"loch":true,"observed":"terrain"},"E5":{"loch":true,"observed":"terrain"},"F1":{"loch":true,"observed":"terrain"},"F2":{"land":["grassland","forest"],"cost":2,"observed":"terrain and cost","doubtful":false},"F3":{"land":["mountain"],"cost":1,"observed":"terrain and cost","doubtful":false},"F4":{"loch":true,"observed":"terrain"}},"rivers":[["A3","B2"],["B2","B3"],["D2","D3"],["E2","F2"]]},"A2":{"hexes":{"A1":{"land":["grassland"],"cost":2,"observed":"none","doubtful":false},"A2":{"land":["grassland","forest"],"cost":2,"observed":"none","doubtful":false},"A3":{"loch":true,"observed":"none"},"A4":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"A5":{"land":["forest"],"cost":1,"observed":"none","doubtful":false},"B1":{"land":["grassland"],"cost":2,"observed":"none","doubtful":false},"B2":{"land":["grassland","mountain"],"cost":4,"observed":"none","doubtful":false},"B3":{"land":["grassland"],"cost":2,"observed":"none","doubtful":false},"B4":{"land":["forest"],"cost":1,"observed":"none","doubtful":false},"C1":{"land":["forest"],"cost":1,"observed":"none","doubtful":false},"C2":{"land":["grassland"],"cost":2,"observed":"none","doubtful":false},"C3":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"C4":{"land":["grassland","mountain"],"cost":3,"observed":"none","doubtful":false},"C5":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"D1":{"land":["grassland","mountain"],"cost":1,"observed":"none","doubtful":false},"D2":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"D3":{"loch":true,"observed":"none"},"D4":{"land":["grassland","forest","mountain"],"cost":6,"observed":"none","doubtful":false},"E1":{"land":["grassland"],"cost":2,"observed":"none","doubtful":false},"E2":{"land":["grassland","forest"],"cost":4,"observed":"none","doubtful":false},"E3":{"land":["grassland"],"cost":2,"observed":"none","doubtful":false},"E4":{"loch":true,"observed":"none"},"E5":{"loch":true,"observed":"none"},"F1":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"F2":{"land":["mountain"],"cost":1,"observed":"none","doubtful":false},"F3":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"F4":{"loch":true,"observed":"none"}},"rivers":[["B2","B3"],["B2","C3"],["C2","C3"],["C3","D2"],["E3","F3"],["E3","F2"],["E2","F2"],["E2","F1"],["E1","F1"]]},"B1":{"hexes":{"G1":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"G2":{"land":["grassland","forest"],"cost":5,"observed":"terrain","doubtful":false},"G3":{"land":["grassland","forest"],"cost":2,"observed":"terrain","doubtful":true},"G4":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"G5":{"loch":true,"observed":"terrain"},"H1":{"land":["grassland"],"cost":4,"observed":"terrain","doubtful":true},"H2":{"land":["grassland","forest"],"cost":3,"observed":"terrain","doubtful":true},"H3":{"land":["grassland","mountain"],"cost":2,"observed":"terrain","doubtful":false},"H4":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"I1":{"land":["forest"],"cost":1,"observed":"terrain","doubtful":false},"I2":{"land":["grassland","forest"],"cost":5,"observed":"terrain","doubtful":false},"I3":{"land":["grassland"],"cost":4,"observed":"terrain","doubtful":false},"I4":{"land":["grassland"],"cost":4,"observed":"terrain","doubtful":false},"I5":{"land":["grassland"],"cost":1,"observed":"terrain","doubtful":false},"J1":{"loch":true,"observed":"terrain"},"J2":{"land":["grassland","mountain"],"cost":1,"observed":"terrain","doubtful":false},"J3":{"land":["grassland"],"cost":4,"observed":"terrain","doubtful":true},"J4":{"land":["grassland","mountain"],"cost":1,"observed":"terrain","doubtful":false},"K1":{"land":["grassland"],"cost":4,"observed":"terrain","doubtful":false},"K2":{"loch":true,"observed":"terrain"},"K3":{"loch":true,"observed":"terrain"},"K4":{"land":["forest"],"cost":1,"observed":"terrain","doubtful":false},"K5":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":true},"L1":{"loch":true,"observed":"terrain"},"L2":{"land":["mountain"],"cost":1,"observed":"terrain","doubtful":false},"L3":{"land":["grassland","forest"],"cost":5,"observed":"terrain","doubtful":true},"L4":{"land":["grassland","mountain"],"cost":1,"observed":"terrain","doubtful":false},"M1":{"loch":true,"observed":"terrain"},"M2":{"land":["grassland"],"cost":1,"observed":"terrain","doubtful":false},"M3":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":true},"M4":{"land":["grassland"],"cost":4,"observed":"terrain","doubtful":false},"M5":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false}},"rivers":[["I2","J2"],["I2","I3"],["H2","I3"],["H3","I3"],["H3","I4"],["H3","H4"],["G4","H4"],["K4","L3"],["K4","L4"],["K5","L4"],["L4","L5"],["L5","M5"],["M5","M6"]]},"B2":{"hexes":{"G1":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"G2":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"G3":{"land":["grassland","forest"],"cost":5,"observed":"none","doubtful":false},"G4":{"loch":true,"observed":"none"},"G5":{"loch":true,"observed":"none"},"H1":{"land":["grassland","forest"],"cost":2,"observed":"none","doubtful":false},"H2":{"land":["mountain"],"cost":1,"observed":"none","doubtful":false},"H3":{"land":["grassland"],"cost":4,"observed":"none","doubtful":false},"H4":{"loch":true,"observed":"none"},"I1":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"I2":{"land":["grassland","mountain"],"cost":2,"observed":"none","doubtful":false},"I3":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"I4":{"land":["grassland","forest"],"cost":3,"observed":"none","doubtful":false},"I5":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"J1":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"J2":{"land":["forest"],"cost":1,"observed":"none","doubtful":false},"J3":{"land":["grassland","forest","mountain"],"cost":6,"observed":"none","doubtful":false},"J4":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"K1":{"loch":true,"observed":"none"},"K2":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"K3":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"K4":{"land":["grassland","mountain"],"cost":2,"observed":"none","doubtful":false},"K5":{"land":["forest"],"cost":1,"observed":"none","doubtful":false},"L1":{"loch":true,"observed":"none"},"L2":{"loch":true,"observed":"none"},"L3":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"L4":{"land":["mountain"],"cost":1,"observed":"none","doubtful":false},"M1":{"loch":true,"observed":"none"},"M2":{"land":["grassland"],"cost":2,"observed":"none","doubtful":false},"M3":{"land":["grassland","forest"],"cost":2,"observed":"none","doubtful":false},"M4":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"M5":{"land":["grassland","mountain"],"cost":4,"observed":"none","doubtful":false}},"rivers":[["H3","I4"],["I3","I4"],["I3","J3"],["J2","J3"],["J2","K3"],["K2","K3"]]},"C1":{"hexes":{"G6":{"loch":true,"observed":"terrain"},"G7":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":true},"G8":{"land":["grassland"],"cost":1,"observed":"terrain","doubtful":false},"G9":{"land":["grassland"],"cost":1,"observed":"terrain","doubtful":false},"H5":{"loch":true,"observed":"terrain"},"H6":{"land":["grassland","mountain"],"cost":4,"observed":"terrain","doubtful":false},"H7":{"land":["grassland","mountain"],"cost":3,"observed":"terrain","doubtful":false},"H8":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false},"H9":{"land":["forest"],"cost":1,"observed":"terrain","doubtful":false},"I6":{"loch":true,"observed":"terrain"},"I7":{"loch":true,"observed":"terrain"},"I8":{"loch":true,"observed":"terrain"},"I9":{"land":["grassland","forest"],"cost":5,"observed":"terrain","doubtful":false},"J5":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false},"J6":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"J7":{"land":["forest"],"cost":1,"observed":"terrain","doubtful":false},"J8":{"land":["grassland","forest"],"cost":5,"observed":"terrain","doubtful":true},"J9":{"land":["grassland","forest"],"cost":4,"observed":"terrain","doubtful":false},"K6":{"land":["grassland","forest"],"cost":5,"observed":"terrain","doubtful":false},"K7":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"K8":{"land":["grassland","mountain"],"cost":2,"observed":"terrain","doubtful":false},"K9":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":true},"L5":{"land":["grassland","forest"],"cost":4,"observed":"terrain","doubtful":true},"L6":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false},"L7":{"loch":true,"observed":"terrain"},"L8":{"loch":true,"observed":"terrain"},"L9":{"loch":true,"observed":"terrain"},"M6":{"land":["mountain"],"cost":1,"observed":"terrain","doubtful":false},"M7":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false},"M8":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false},"M9":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false}},"rivers":[["J5","J6"],["J6","K6"],["K6","K7"],["K7","L6"],["G8","G9"],["G9","H8"],["H8","H9"],["H9","I9"]]},"C2":{"hexes":{"G6":{"loch":true,"observed":"none"},"G7":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"G8":{"land":["grassland","mountain"],"cost":3,"observed":"none","doubtful":false},"G9":{"land":["forest"],"cost":1,"observed":"none","doubtful":false},"H5":{"loch":true,"observed":"none"},"H6":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"H7":{"land":["grassland"],"cost":2,"observed":"none","doubtful":false},"H8":{"land":["grassland","forest"],"cost":4,"observed":"none","doubtful":false},"H9":{"land":["grassland"],"cost":4,"observed":"none","doubtful":false},"I6":{"land":["grassland"],"cost":4,"observed":"none","doubtful":false},"I7":{"land":["grassland","mountain"],"cost":2,"observed":"none","doubtful":false},"I8":{"loch":true,"observed":"none"},"I9":{"loch":true,"observed":"none"},"J5":{"land":["grassland"],"cost":2,"observed":"none","doubtful":false},"J6":{"land":["forest"],"cost":1,"observed":"none","doubtful":false},"J7":{"land":["grassland"],"cost":4,"observed":"none","doubtful":false},"J8":{"land":["grassland","forest","mountain"],"cost":6,"observed":"none","doubtful":false},"J9":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"K6":{"land":["grassland"],"cost":4,"observed":"none","doubtful":false},"K7":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"K8":{"land":["mountain"],"cost":1,"observed":"none","doubtful":false},"K9":{"land":["grassland","forest"],"cost":3,"observed":"none","doubtful":false},"L5":{"land":["grassland","forest"],"cost":4,"observed":"none","doubtful":false},"L6":{"loch":true,"observed":"none"},"L7":{"loch":true,"observed":"none"},"L8":{"land":["grassland"],"cost":4,"observed":"none","doubtful":false},"L9":{"loch":true,"observed":"none"},"M6":{"land":["grassland"],"cost":2,"observed":"none","doubtful":false},"M7":{"land":["mountain"],"cost":1,"observed":"none","doubtful":false},"M8":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"M9":{"land":["grassland"],"cost":4,"observed":"none","doubtful":false}},"rivers":[["G8","G9"],["G8","H8"],["H7","H8"],["K7","K8"],["J7","K7"],["J6","J7"],["I7","J7"]]},"D1":{"hexes":{"A6":{"land":["mountain"],"cost":1,"observed":"terrain","doubtful":false},"A7":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":true},"A8":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":true},"A9":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false},"B5":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"B6":{"land":["forest"],"cost":1,"observed":"terrain","doubtful":false},"B7":{"land":["grassland","mountain"],"cost":2,"observed":"terrain","doubtful":true},"B8":{"loch":true,"observed":"terrain"},"B9":{"loch":true,"observed":"terrain"},"C6":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"C7":{"land":["grassland","mountain"],"cost":3,"observed":"terrain","doubtful":false},"C8":{"loch":true,"observed":"terrain"},"C9":{"loch":true,"observed":"terrain"},"D5":{"land":["grassland","forest"],"cost":2,"observed":"terrain","doubtful":true},"D6":{"land":["grassland","forest"],"cost":3,"observed":"terrain","doubtful":false},"D7":{"land":["grassland"],"cost":4,"observed":"terrain","doubtful":false},"D8":{"land":["grassland","forest","mountain"],"cost":6,"observed":"terrain","doubtful":false},"D9":{"land":["mountain"],"cost":1,"observed":"terrain","doubtful":false},"E6":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"E7":{"land":["grassland"],"cost":1,"observed":"terrain","doubtful":false},"E8":{"land":["grassland","forest"],"cost":5,"observed":"terrain","doubtful":false},"E9":{"land":["grassland"],"cost":1,"observed":"terrain","doubtful":true},"F5":{"loch":true,"observed":"terrain"},"F6":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false},"F7":{"land":["mountain"],"cost":1,"observed":"terrain","doubtful":false},"F8":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"F9":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false}},"rivers":[["A6","A7"],["A6","B6"],["B5","B6"],["B6","C6"],["C6","C7"],["C7","D6"],["C7","D7"],["D6","D7"],["D6","E7"],["D7","E7"],["E6","E7"],["E6","F6"],["E7","E8"],["E8","F7"],["F7","F8"],["F8","G8"]]},"D2":{"hexes":{"A6":{"land":["mountain"],"cost":1,"observed":"none","doubtful":false},"A7":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"A8":{"land":["grassland"],"cost":4,"observed":"none","doubtful":false},"A9":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"B5":{"land":["grassland","mountain"],"cost":2,"observed":"terrain and cost","doubtful":false},"B6":{"land":["forest"],"cost":1,"observed":"terrain and cost","doubtful":false},"B7":{"land":["grassland","forest","mountain"],"cost":6,"observed":"terrain","doubtful":false},"B8":{"loch":true,"observed":"terrain"},"B9":{"loch":true,"observed":"none"},"C6":{"land":["grassland"],"cost":1,"observed":"terrain and cost","doubtful":false},"C7":{"land":["grassland","mountain"],"cost":4,"observed":"terrain and cost","doubtful":false},"C8":{"land":["grassland"],"cost":1,"observed":"terrain and cost","doubtful":false},"C9":{"loch":true,"observed":"none"},"D5":{"land":["grassland","forest","mountain"],"cost":6,"observed":"terrain and cost","doubtful":false},"D6":{"land":["grassland","forest"],"cost":5,"observed":"terrain and cost","doubtful":false},"D7":{"loch":true,"observed":"terrain"},"D8":{"land":["grassland","forest"],"cost":2,"observed":"terrain","doubtful":false},"D9":{"land":["mountain"],"cost":1,"observed":"none","doubtful":false},"E6":{"land":["mountain"],"cost":1,"observed":"terrain and cost","doubtful":false},"E7":{"land":["grassland"],"cost":4,"observed":"terrain and cost","doubtful":false},"E8":{"land":["grassland","forest"],"cost":4,"observed":"terrain and cost","doubtful":false},"E9":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"F5":{"loch":true,"observed":"terrain"},"F6":{"land":["grassland"],"cost":4,"observed":"terrain and cost","doubtful":false},"F7":{"land":["forest"],"cost":1,"observed":"terrain and cost","doubtful":false},"F8":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"F9":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false}},"rivers":[["A6","A7"],["A6","B6"],["B5","B6"],["B6","C6"],["C6","C7"],["C7","D6"],["C7","C8"],["B7","C8"],["D6","E7"],["E6","E7"],["E6","F6"],["E7","E8"],["E8","F7"],["F7","F8"],["F8","G8"]]}},"ports":{"small":{"A":{"column":1,"row":0,"provenance":"observed"},"B":{"column":11,"row":0,"provenance":"reconstructed"},"C":{"column":12,"row":8,"provenance":"reconstructed"},"D":{"column":0,"row":8,"provenance":"reconstructed"}},"large":{"A":{"column":-1,"row":0,"provenance":"observed"},"B":{"column":13,"row":0,"provenance":"observed"},"C":{"column":12,"row":9,"provenance":"observed"},"D":{"column":0,"row":9,"provenance":"observed"}}}}}');


--
-- Data for Name: Game; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."Game" VALUES ('noqpz4n4', 'guild', 'lobby', 'lobby', 'lobby', false, '1', 'en', 'release lobby', '["futureContracts"]', 3, 'a03ef9e6af25d8bb', 2, 1, 0, NULL, 0, 0, NULL, '2026-01-01 00:00:01', '2026-01-01 00:00:02');
INSERT INTO public."Game" VALUES ('xpxi7xzv', 'guild', 'draft', 'draft', 'playing', false, '1', 'en', 'release draft', '[]', 4, 'a03ef9e6af25d8bb', 6, 6, 1, NULL, 0, 1, '{"moves":1,"state":{"setup":{"seed":"release draft","players":4,"options":{"staticImports":false,"noScoringTiles":false,"noPorts":false,"tighterMap":false,"noClans":false,"auction":false,"ownImports":false,"futureContracts":false,"mostGlory":false,"noContractMajority":false,"noSettlements":false,"noImportSteps":false,"kickstarter":false,"byExperience":false},"newcomers":[false,false,false,false],"content":"a03ef9e6af25d8bb"},"seating":[3,2,1,0],"map":{"sides":["A2","B2","C2","D2"],"blocked":{},"ports":{"A":1,"B":8,"C":6,"D":7}},"scoringTiles":[7,6,8,5,4],"dice":[],"phase":"draft","round":0,"moveCount":1,"offers":[{"clan":"fergusson","tile":1,"takenBy":3},{"clan":"buchanan","tile":2},{"clan":"stewart","tile":8},{"clan":"macdonald","tile":5},{"clan":"campbell","tile":9}],"opener":0,"turnOrder":[0,1,2,3],"passed":[],"queue":[1,0],"market":{"wool":3,"milk":3,"grain":3,"bread":3,"cheese":3,"whisky":3},"contracts":{"pile":[50,11,15,18,44,31,4,10,41,6,49,21,22,12,45,1,30,37,32,33,38,36,8,14,2,48,19,23,28,16,43,9,26,42,25,35,3,13,17,34,7,5],"known":0,"board":{"0":20,"1":46,"2":24,"3":39,"4":47,"5":27,"6":40,"7":29},"future":[],"removed":[]},"players":[{"newcomer":false,"money":0,"glory":0,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0},"units":{},"merchants":{"stock":2,"board":5},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[],"fulfilled":[],"ports":[],"cellar":[],"bid":0},{"newcomer":false,"money":0,"glory":0,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0},"units":{},"merchants":{"stock":2,"board":5},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[],"fulfilled":[],"ports":[],"cellar":[],"bid":0},{"newcomer":false,"money":0,"glory":0,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0},"units":{},"merchants":{"stock":2,"board":5},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[],"fulfilled":[],"ports":[],"cellar":[],"bid":0},{"newcomer":false,"money":55,"glory":0,"goods":{"wool":0,"milk":2,"grain":0,"bread":0,"cheese":0,"whisky":1},"units":{},"merchants":{"stock":2,"board":5},"posted":{},"shipping":3,"technology":{"woodcutter":false,"miner":false},"contracts":[],"fulfilled":[],"ports":[],"cellar":[],"bid":0,"startingTile":1,"clan":"fergusson"}],"stack":[{"kind":"draft","seat":2}],"production":{}}}', '2026-01-01 00:00:04', '2026-01-01 00:00:11');
INSERT INTO public."Game" VALUES ('hevivvmh', 'guild', 'auction', 'auction', 'playing', false, '1', 'en', 'release auction', '["auction"]', 3, 'a03ef9e6af25d8bb', 6, 6, 2, NULL, 0, 2, '{"moves":2,"state":{"setup":{"seed":"release auction","players":3,"options":{"staticImports":false,"noScoringTiles":false,"noPorts":false,"tighterMap":false,"noClans":false,"auction":true,"ownImports":false,"futureContracts":false,"mostGlory":false,"noContractMajority":false,"noSettlements":false,"noImportSteps":false,"kickstarter":false,"byExperience":false},"newcomers":[false,false,false],"content":"a03ef9e6af25d8bb"},"seating":[0,1,2],"map":{"sides":["A2","B1","C1","D2"],"blocked":{},"ports":{"A":7,"B":6,"C":4,"D":2}},"scoringTiles":[1,3,6,8,2],"dice":[],"phase":"draft","round":0,"moveCount":2,"offers":[{"clan":"fergusson","tile":3},{"clan":"stewart","tile":5},{"clan":"mackenzie","tile":8}],"opener":1,"turnOrder":[],"passed":[],"queue":[],"market":{"wool":3,"milk":3,"grain":3,"bread":3,"cheese":3,"whisky":3},"contracts":{"pile":[33,39,14,42,37,1,2,20,12,35,8,30,48,3,23,10,25,26,22,13,38,36,18,5,29,34,4,28,21,24,7,19,47,46,32,17,41,31,40,43,49,16,45],"known":0,"board":{"0":50,"1":6,"2":11,"3":27,"4":44,"5":15,"6":9},"future":[],"removed":[]},"players":[{"newcomer":false,"money":0,"glory":0,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0},"units":{},"merchants":{"stock":2,"board":5},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[],"fulfilled":[],"ports":[],"cellar":[],"bid":0},{"newcomer":false,"money":0,"glory":0,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0},"units":{},"merchants":{"stock":2,"board":5},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[],"fulfilled":[],"ports":[],"cellar":[],"bid":0},{"newcomer":false,"money":0,"glory":0,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0},"units":{},"merchants":{"stock":2,"board":5},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[],"fulfilled":[],"ports":[],"cellar":[],"bid":0}],"stack":[{"kind":"auction","seat":0}],"production":{},"auction":{"bidders":[0,1],"high":6,"leader":1}}}', '2026-01-01 00:00:14', '2026-01-01 00:00:23');
INSERT INTO public."Game" VALUES ('elysuwyy', 'guild', 'round', 'round', 'playing', false, '1', 'en', 'release round', '[]', 3, 'a03ef9e6af25d8bb', 54, 53, 49, NULL, 0, 50, '{"moves":50,"state":{"setup":{"seed":"release round","players":3,"options":{"staticImports":false,"noScoringTiles":false,"noPorts":false,"tighterMap":false,"noClans":false,"auction":false,"ownImports":false,"futureContracts":false,"mostGlory":false,"noContractMajority":false,"noSettlements":false,"noImportSteps":false,"kickstarter":false,"byExperience":false},"newcomers":[false,false,false],"content":"a03ef9e6af25d8bb"},"seating":[0,1,2],"map":{"sides":["A1","B1","C2","D2"],"blocked":{},"ports":{"A":6,"B":7,"C":1,"D":5}},"scoringTiles":[4,3,8,2,7],"dice":[],"phase":"actions","round":2,"moveCount":50,"offers":[{"clan":"robertson","tile":2},{"clan":"buchanan","tile":5,"takenBy":0},{"clan":"stewart","tile":3,"takenBy":2},{"clan":"fergusson","tile":6,"takenBy":1}],"opener":1,"turnOrder":[0,1,2],"passed":[],"queue":[],"market":{"wool":1,"milk":3,"grain":1,"bread":3,"cheese":0,"whisky":3},"contracts":{"pile":[25,47,37,11,3,24,2,12,36,9,29,31,16,39,30,49,41,15,23,7,21,18,17,38,22,6,20,46,50,4,5,44,10,8,1,32,43,45,48],"known":0,"board":{"0":34,"1":40,"2":27,"3":19,"4":28,"5":42,"6":33},"future":[],"removed":[]},"players":[{"newcomer":false,"money":11,"glory":4,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":1},"units":{"G2":"woodcutter","E1":"woodcutter","D1":"cheeseDairy","H2":"distillery","H3":"distillery","H1":"distillery"},"merchants":{"stock":2,"board":5},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[35],"fulfilled":[14],"ports":[],"cellar":[],"bid":0,"startingTile":5,"clan":"buchanan"},{"newcomer":false,"money":25,"glory":6,"goods":{"wool":1,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0},"units":{"G9":"woodcutter","C1":"woodcutter","K9":"woodcutter","F8":"cheeseDairy","H9":"sheep","C2":"bakery","D3":"sheep"},"merchants":{"stock":4,"board":3},"posted":{},"shipping":3,"technology":{"woodcutter":true,"miner":false},"contracts":[26],"fulfilled":[],"ports":[],"cellar":[],"bid":0,"startingTile":6,"clan":"fergusson"},{"newcomer":false,"money":14,"glory":4,"goods":{"wool":1,"milk":2,"grain":0,"bread":0,"cheese":1,"whisky":0},"units":{"C4":"miner","L2":"miner","B3":"cow","B4":"cow","M3":"cow","A5":"bakery","M2":"cheeseDairy"},"merchants":{"stock":5,"board":2},"posted":{},"shipping":1,"technology":{"woodcutter":true,"miner":false},"contracts":[13],"fulfilled":[],"ports":[7],"cellar":[],"bid":0,"startingTile":3,"clan":"stewart"}],"stack":[{"kind":"turn","seat":0},{"kind":"secondFulfilment","seat":0},{"kind":"bonuses","seat":0,"source":"contract:14","freeSpace":1,"upgrades":0,"brew":0}],"production":{},"turn":{"seat":0,"mainDone":true,"rowed":false,"bought":{},"obtained":[]}}}', '2026-01-01 00:00:26', '2026-01-01 00:02:52');
INSERT INTO public."Game" VALUES ('pf3a4hob', 'guild', 'production', 'production', 'playing', false, '1', 'en', 'release production', '[]', 2, 'a03ef9e6af25d8bb', 48, 48, 45, NULL, 0, 45, '{"moves":45,"state":{"setup":{"seed":"release production","players":2,"options":{"staticImports":false,"noScoringTiles":false,"noPorts":false,"tighterMap":false,"noClans":false,"auction":false,"ownImports":false,"futureContracts":false,"mostGlory":false,"noContractMajority":false,"noSettlements":false,"noImportSteps":false,"kickstarter":false,"byExperience":false},"newcomers":[false,false],"content":"a03ef9e6af25d8bb"},"seating":[1,0],"map":{"sides":["A1","B1","C1","D2"],"blocked":{},"ports":{"A":4,"B":8,"C":1,"D":7}},"scoringTiles":[2,3,8,5,6],"dice":[],"phase":"production","round":2,"moveCount":45,"offers":[{"clan":"macdonald","tile":3},{"clan":"buchanan","tile":8,"takenBy":1},{"clan":"robertson","tile":6,"takenBy":0}],"opener":0,"turnOrder":[1,0],"passed":[1,0],"queue":[],"market":{"wool":4,"milk":2,"grain":3,"bread":3,"cheese":4,"whisky":4},"contracts":{"pile":[43,27,49,22,25,5,19,24,1,48,50,41,26,18,40,47,21,31,11,7,33,20,23,4,29,36,6,46,16,44,9,3,14,12,38,8,37,13,10,2],"known":0,"board":{"0":30,"1":42,"3":28,"4":32,"5":15},"future":[],"removed":[]},"players":[{"newcomer":false,"money":19,"glory":0,"goods":{"wool":1,"milk":1,"grain":0,"bread":0,"cheese":0,"whisky":0},"units":{"D6":"woodcutter","C6":"bakery","F8":"bakery","C5":"bakery","E7":"cow","C8":"bakery","D8":"cheeseDairy","E8":"distillery"},"merchants":{"stock":0,"board":4},"posted":{"wool":{"side":"sell","count":2},"cheese":{"side":"sell","count":1}},"shipping":2,"technology":{"woodcutter":false,"miner":false},"contracts":[45],"fulfilled":[35],"ports":[7],"cellar":[],"bid":0,"startingTile":6,"clan":"robertson"},{"newcomer":false,"money":27,"glory":0,"goods":{"wool":3,"milk":3,"grain":2,"bread":0,"cheese":0,"whisky":0},"units":{"J8":"woodcutter","G2":"woodcutter","F2":"sheep"},"merchants":{"stock":0,"board":5},"posted":{"cheese":{"side":"buy","count":2}},"shipping":2,"technology":{"woodcutter":false,"miner":false},"contracts":[39,34],"fulfilled":[17],"ports":[],"cellar":[],"bid":0,"startingTile":8,"clan":"buchanan"}],"stack":[],"production":{"0":{"plan":{"cheeseDairy":0,"bakery":0,"distillery":0,"butter":0,"store":0,"take1":0,"take2":0,"take3":0},"ready":false}}}}', '2026-01-01 00:02:54', '2026-01-01 00:05:04');
INSERT INTO public."Game" VALUES ('zcbb4r6q', 'guild', 'solo', 'solo', 'playing', false, '1', 'en', 'release solo', '["kickstarter"]', 1, 'a03ef9e6af25d8bb', 22, 22, 20, NULL, 0, 20, '{"moves":20,"state":{"setup":{"seed":"release solo","players":1,"options":{"staticImports":false,"noScoringTiles":false,"noPorts":false,"tighterMap":false,"noClans":false,"auction":false,"ownImports":false,"futureContracts":false,"mostGlory":false,"noContractMajority":false,"noSettlements":false,"noImportSteps":false,"kickstarter":true,"byExperience":false},"newcomers":[false],"content":"a03ef9e6af25d8bb"},"seating":[0],"map":{"sides":["A1","B1","C2","D1"],"blocked":{"B6":"neutral","C2":"neutral","C4":"neutral","D3":"neutral","E7":"neutral","F3":"neutral","F7":"neutral","H6":"neutral","I5":"neutral","J2":"neutral","J4":"neutral","J6":"neutral","K4":"neutral","K7":"neutral","K8":"neutral","L2":"neutral","L4":"neutral"},"ports":{"A":9,"B":4,"C":5,"D":1}},"scoringTiles":[3,9,8,1,7],"dice":[[{"good":"wool","die":-3},{"good":"cheese","die":-2},{"good":"grain","die":-3}],[{"good":"grain","die":2},{"good":"whisky","die":-1},{"good":"wool","die":3}],[{"good":"whisky","die":-1},{"good":"cheese","die":-2},{"good":"bread","die":2}],[{"good":"cheese","die":-3},{"good":"bread","die":-3},{"good":"whisky","die":2}]],"phase":"actions","round":3,"moveCount":20,"offers":[{"clan":"macdonald","tile":1},{"clan":"mackenzie","tile":4,"takenBy":0}],"opener":0,"turnOrder":[0],"passed":[],"queue":[],"market":{"wool":3,"milk":3,"grain":2,"bread":2,"cheese":4,"whisky":3},"contracts":{"pile":[6,11,28,31,8,32,27,2,38,37,3,43,24,47,36,46,40,5,41,30,26,34,13,20,35,16,18,19,42,44,21,50,12,33,45,17,39,9,23,7,1,4],"known":0,"board":{"1":14,"2":29,"3":15,"4":22,"5":25},"future":[],"removed":[49,10]},"players":[{"newcomer":false,"money":26,"glory":6,"goods":{"wool":3,"milk":1,"grain":0,"bread":0,"cheese":1,"whisky":1},"units":{"G8":"miner","F2":"woodcutter","H7":"cheeseDairy","G2":"sheep","G3":"sheep","I7":"distillery","H3":"cow","G7":"cow"},"merchants":{"stock":3,"board":4},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[48],"fulfilled":[],"ports":[],"cellar":[false,false,false],"bid":0,"startingTile":4,"clan":"mackenzie"}],"stack":[{"kind":"turn","seat":0}],"production":{},"turn":{"seat":0,"mainDone":false,"rowed":false,"bought":{},"obtained":[]}}}', '2026-01-01 00:05:07', '2026-01-01 00:06:07');
INSERT INTO public."Game" VALUES ('kglsefz2', 'guild', 'paused', 'paused', 'playing', true, '1', 'en', 'release paused', '["futureContracts","kickstarter"]', 4, 'a03ef9e6af25d8bb', 120, 119, 114, NULL, 0, 114, '{"moves":114,"state":{"setup":{"seed":"release paused","players":4,"options":{"staticImports":false,"noScoringTiles":false,"noPorts":false,"tighterMap":false,"noClans":false,"auction":false,"ownImports":false,"futureContracts":true,"mostGlory":false,"noContractMajority":false,"noSettlements":false,"noImportSteps":false,"kickstarter":true,"byExperience":false},"newcomers":[false,false,false,false],"content":"a03ef9e6af25d8bb"},"seating":[1,2,0,3],"map":{"sides":["A2","B2","C2","D1"],"blocked":{},"ports":{"A":1,"B":7,"C":9,"D":2}},"scoringTiles":[2,5,7,1,6],"dice":[],"phase":"actions","round":4,"moveCount":114,"offers":[{"clan":"robertson","tile":1,"takenBy":3},{"clan":"cunningham","tile":9,"takenBy":1},{"clan":"fergusson","tile":5,"takenBy":2},{"clan":"mackenzie","tile":7},{"clan":"macewan","tile":4,"takenBy":0}],"opener":2,"turnOrder":[3,1,0,2],"passed":[],"queue":[],"market":{"wool":0,"milk":0,"grain":0,"bread":5,"cheese":3,"whisky":1},"contracts":{"pile":[5,11,40,27,4,48,31,26,44,16,8,9,29,24,47,1,30,22,25,13,23,36,19,10,42,45,32,35,46,15,17],"known":0,"board":{"0":43,"1":18,"2":33,"3":3,"4":41,"5":28,"6":2,"7":12},"future":[37,49,39],"removed":[]},"players":[{"newcomer":false,"money":25,"glory":6,"goods":{"wool":5,"milk":1,"grain":3,"bread":5,"cheese":0,"whisky":0},"units":{"M5":"miner","E2":"woodcutter","M4":"field","M3":"sheep","E3":"sheep","M6":"cow","L5":"bakery","K6":"bakery","D2":"bakery"},"merchants":{"stock":2,"board":5},"posted":{},"shipping":0,"technology":{"woodcutter":true,"miner":false},"contracts":[38],"fulfilled":[],"ports":[],"cellar":[],"bid":0,"startingTile":4,"clan":"macewan"},{"newcomer":false,"money":31,"glory":2,"goods":{"wool":5,"milk":0,"grain":4,"bread":1,"cheese":0,"whisky":0},"units":{"D6":"woodcutter","K4":"miner","K3":"sheep","E6":"cheeseDairy","D5":"sheep","K5":"woodcutter","J3":"bakery","J4":"field","J5":"field"},"merchants":{"stock":3,"board":4},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[7],"fulfilled":[14],"ports":[],"cellar":[],"bid":0,"startingTile":9,"clan":"cunningham"},{"newcomer":false,"money":22,"glory":16,"goods":{"wool":4,"milk":1,"grain":2,"bread":0,"cheese":0,"whisky":0},"units":{"D9":"miner","B7":"field","B6":"woodcutter","A8":"bakery","C6":"bakery","E9":"distillery","A9":"cow"},"merchants":{"stock":3,"board":4},"posted":{},"shipping":4,"technology":{"woodcutter":false,"miner":false},"contracts":[50],"fulfilled":[21,20],"ports":[9,2],"cellar":[],"bid":0,"startingTile":5,"clan":"fergusson"},{"newcomer":false,"money":29,"glory":3,"goods":{"wool":5,"milk":2,"grain":0,"bread":0,"cheese":2,"whisky":0},"units":{"J8":"woodcutter","A2":"woodcutter","A1":"sheep","B1":"sheep","J7":"bakery","J6":"woodcutter","K7":"cow","I7":"bakery","H6":"bakery","B3":"bakery","C3":"sheep"},"merchants":{"stock":3,"board":4},"posted":{},"shipping":3,"technology":{"woodcutter":false,"miner":false},"contracts":[34],"fulfilled":[6],"ports":[],"cellar":[],"bid":0,"startingTile":1,"clan":"robertson"}],"stack":[{"kind":"turn","seat":3}],"production":{},"turn":{"seat":3,"mainDone":false,"rowed":false,"bought":{},"obtained":[]}}}', '2026-01-01 00:06:10', '2026-01-01 00:11:41');
INSERT INTO public."Game" VALUES ('hq3ge5j7', 'guild', 'asked', 'asked', 'playing', false, '1', 'en', 'release asked', '["staticImports","noScoringTiles","noPorts"]', 2, 'a03ef9e6af25d8bb', 91, 90, 87, '{"id":1,"what":"abandon","by":"1","keep":87,"agreed":[]}', 1, 87, '{"moves":87,"state":{"setup":{"seed":"release asked","players":2,"options":{"staticImports":true,"noScoringTiles":true,"noPorts":true,"tighterMap":false,"noClans":false,"auction":false,"ownImports":false,"futureContracts":false,"mostGlory":false,"noContractMajority":false,"noSettlements":false,"noImportSteps":false,"kickstarter":false,"byExperience":false},"newcomers":[false,false],"content":"a03ef9e6af25d8bb"},"seating":[1,0],"map":{"sides":["A2","B1","C2","D1"],"blocked":{},"ports":{}},"scoringTiles":[],"dice":[],"phase":"actions","round":5,"moveCount":87,"offers":[{"clan":"campbell","tile":8},{"clan":"stewart","tile":6,"takenBy":1},{"clan":"cunningham","tile":3,"takenBy":0}],"opener":0,"turnOrder":[0,1],"passed":[],"queue":[],"market":{"wool":4,"milk":1,"grain":2,"bread":3,"cheese":3,"whisky":5},"contracts":{"pile":[42,20,39,40,33,24,23,17,36,46,28,44,10,5,9,30,2,8,11,21,26,19,25,18,35,47,3,45,7,14,32,1,6,43,15,13,34,38],"known":0,"board":{"0":41,"1":12,"2":37,"3":22,"4":48,"5":49},"future":[],"removed":[]},"players":[{"newcomer":false,"money":29,"glory":0,"goods":{"wool":5,"milk":1,"grain":1,"bread":0,"cheese":0,"whisky":0},"units":{"L4":"miner","J6":"woodcutter","L3":"bakery","K6":"bakery","K7":"cow","I7":"bakery","L5":"sheep","H6":"cheeseDairy","H7":"sheep"},"merchants":{"stock":4,"board":3},"posted":{},"shipping":2,"technology":{"woodcutter":false,"miner":false},"contracts":[31],"fulfilled":[27,4],"ports":[],"cellar":[],"bid":0,"startingTile":3,"clan":"cunningham"},{"newcomer":false,"money":41,"glory":0,"goods":{"wool":1,"milk":2,"grain":2,"bread":0,"cheese":0,"whisky":1},"units":{"C4":"miner","J2":"miner","J3":"distillery","B4":"woodcutter","J4":"distillery","J5":"distillery","E3":"field","K5":"distillery","B5":"cow","C3":"cow","K4":"woodcutter","H4":"cheeseDairy","B6":"woodcutter"},"merchants":{"stock":6,"board":1},"posted":{},"shipping":4,"technology":{"woodcutter":false,"miner":false},"contracts":[50],"fulfilled":[16,29],"ports":[],"cellar":[],"bid":0,"startingTile":6,"clan":"stewart"}],"stack":[{"kind":"turn","seat":0}],"production":{},"turn":{"seat":0,"mainDone":false,"rowed":false,"bought":{},"obtained":[]}}}', '2026-01-01 00:11:44', '2026-01-01 00:16:01');
INSERT INTO public."Game" VALUES ('tweqbma2', 'guild', 'over', NULL, 'finished', false, '1', 'en', 'release over', '[]', 2, 'a03ef9e6af25d8bb', 119, 119, 116, NULL, 0, 116, '{"moves":116,"state":{"setup":{"seed":"release over","players":2,"options":{"staticImports":false,"noScoringTiles":false,"noPorts":false,"tighterMap":false,"noClans":false,"auction":false,"ownImports":false,"futureContracts":false,"mostGlory":false,"noContractMajority":false,"noSettlements":false,"noImportSteps":false,"kickstarter":false,"byExperience":false},"newcomers":[false,false],"content":"a03ef9e6af25d8bb"},"seating":[0,1],"map":{"sides":["A2","B2","C1","D1"],"blocked":{},"ports":{"A":4,"B":1,"C":3,"D":5}},"scoringTiles":[5,4,3,1,2],"dice":[],"phase":"finished","round":5,"moveCount":116,"offers":[{"clan":"stewart","tile":3},{"clan":"campbell","tile":9,"takenBy":0},{"clan":"buchanan","tile":5,"takenBy":1}],"opener":0,"turnOrder":[1,0],"passed":[1,0],"queue":[],"market":{"wool":1,"milk":0,"grain":0,"bread":3,"cheese":5,"whisky":2},"contracts":{"pile":[10,2,32,9,6,19,4,22,36,1,44,18,8,24,5,14,29,43,11,40,23,25,49,21,7,15,13,50,3,47,45,28,30,46,16,35,17,39,31],"known":9,"board":{"0":41,"1":34,"2":20,"3":38,"4":27,"5":48},"future":[],"removed":[]},"players":[{"newcomer":false,"money":28,"glory":22,"goods":{"wool":1,"milk":2,"grain":4,"bread":2,"cheese":0,"whisky":0},"units":{"C4":"miner","E2":"woodcutter","B3":"field","C3":"bakery","E3":"bakery","C5":"field","D5":"distillery","B5":"distillery","H3":"cow","I4":"cheeseDairy","G3":"cow","I3":"cheeseDairy","J4":"cheeseDairy","F3":"distillery","K4":"distillery"},"merchants":{"stock":0,"board":1},"posted":{"wool":{"side":"sell","count":3},"whisky":{"side":"sell","count":2},"cheese":{"side":"buy","count":1}},"shipping":4,"technology":{"woodcutter":true,"miner":true},"contracts":[],"fulfilled":[42,26],"ports":[],"cellar":[],"bid":0,"startingTile":9,"clan":"campbell"},{"newcomer":false,"money":30,"glory":26,"goods":{"wool":1,"milk":2,"grain":0,"bread":2,"cheese":1,"whisky":0},"units":{"B6":"woodcutter","B2":"miner","C2":"cow","C7":"distillery","D2":"bakery","C6":"bakery","D6":"field","E6":"bakery","E7":"bakery"},"merchants":{"stock":0,"board":0},"posted":{"bread":{"side":"buy","count":3},"cheese":{"side":"buy","count":1},"grain":{"side":"sell","count":3}},"shipping":1,"technology":{"woodcutter":true,"miner":true},"contracts":[37],"fulfilled":[12,33],"ports":[4],"cellar":[],"bid":0,"startingTile":5,"clan":"buchanan"}],"stack":[],"production":{}}}', '2026-01-01 00:16:04', '2026-01-01 00:21:37');


--
-- Data for Name: Member; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."Member" VALUES ('noqpz4n4', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('noqpz4n4', 1, '2', 'Ben', false, false);
INSERT INTO public."Member" VALUES ('xpxi7xzv', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('xpxi7xzv', 1, '2', 'Ben', false, false);
INSERT INTO public."Member" VALUES ('xpxi7xzv', 2, '3', 'Cat', false, false);
INSERT INTO public."Member" VALUES ('xpxi7xzv', 3, '4', 'Dan', false, false);
INSERT INTO public."Member" VALUES ('hevivvmh', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('hevivvmh', 1, '2', 'Ben', false, false);
INSERT INTO public."Member" VALUES ('hevivvmh', 2, '3', 'Cat', false, false);
INSERT INTO public."Member" VALUES ('elysuwyy', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('elysuwyy', 1, '2', 'Ben', false, false);
INSERT INTO public."Member" VALUES ('elysuwyy', 2, '3', 'Cat', false, false);
INSERT INTO public."Member" VALUES ('pf3a4hob', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('pf3a4hob', 1, '2', 'Ben', false, false);
INSERT INTO public."Member" VALUES ('zcbb4r6q', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('kglsefz2', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('kglsefz2', 1, '2', 'Ben', false, false);
INSERT INTO public."Member" VALUES ('kglsefz2', 2, '3', 'Cat', false, false);
INSERT INTO public."Member" VALUES ('kglsefz2', 3, '4', 'Dan', false, false);
INSERT INTO public."Member" VALUES ('hq3ge5j7', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('hq3ge5j7', 1, '2', 'Ben', false, false);
INSERT INTO public."Member" VALUES ('tweqbma2', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('tweqbma2', 1, '2', 'Ben', false, false);


--
-- Data for Name: Move; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."Move" VALUES ('xpxi7xzv', 0, 3, '{"type":"pick","offer":0}', '1', '2026-01-01 00:00:10');
INSERT INTO public."Move" VALUES ('hevivvmh', 0, 1, '{"type":"bid","amount":6}', '2', '2026-01-01 00:00:19');
INSERT INTO public."Move" VALUES ('hevivvmh', 1, 2, '{"type":"declineBid"}', '3', '2026-01-01 00:00:22');
INSERT INTO public."Move" VALUES ('elysuwyy', 0, 2, '{"type":"pick","offer":2}', '3', '2026-01-01 00:00:31');
INSERT INTO public."Move" VALUES ('elysuwyy', 1, 1, '{"type":"pick","offer":3}', '2', '2026-01-01 00:00:34');
INSERT INTO public."Move" VALUES ('elysuwyy', 2, 0, '{"type":"pick","offer":1}', '1', '2026-01-01 00:00:37');
INSERT INTO public."Move" VALUES ('elysuwyy', 3, 0, '{"type":"placeWorker","unit":"woodcutter","space":"G2"}', '1', '2026-01-01 00:00:40');
INSERT INTO public."Move" VALUES ('elysuwyy', 4, 1, '{"type":"placeWorker","unit":"woodcutter","space":"G9"}', '2', '2026-01-01 00:00:43');
INSERT INTO public."Move" VALUES ('elysuwyy', 5, 2, '{"type":"placeWorker","unit":"miner","space":"C4"}', '3', '2026-01-01 00:00:46');
INSERT INTO public."Move" VALUES ('elysuwyy', 6, 2, '{"type":"placeWorker","unit":"miner","space":"L2"}', '3', '2026-01-01 00:00:49');
INSERT INTO public."Move" VALUES ('elysuwyy', 7, 1, '{"type":"placeWorker","unit":"woodcutter","space":"C1"}', '2', '2026-01-01 00:00:52');
INSERT INTO public."Move" VALUES ('elysuwyy', 8, 0, '{"type":"placeWorker","unit":"woodcutter","space":"E1"}', '1', '2026-01-01 00:00:55');
INSERT INTO public."Move" VALUES ('elysuwyy', 9, 1, '{"type":"placeWorker","unit":"woodcutter","space":"K9"}', '2', '2026-01-01 00:00:58');
INSERT INTO public."Move" VALUES ('elysuwyy', 10, 0, '{"type":"expand","unit":"cheeseDairy","space":"D1"}', '1', '2026-01-01 00:01:01');
INSERT INTO public."Move" VALUES ('elysuwyy', 11, 1, '{"type":"obtain","contract":26}', '2', '2026-01-01 00:01:04');
INSERT INTO public."Move" VALUES ('elysuwyy', 12, 2, '{"type":"obtain","contract":13}', '3', '2026-01-01 00:01:07');
INSERT INTO public."Move" VALUES ('elysuwyy', 13, 0, '{"type":"expand","unit":"distillery","space":"H2"}', '1', '2026-01-01 00:01:10');
INSERT INTO public."Move" VALUES ('elysuwyy', 14, 1, '{"type":"expand","unit":"cheeseDairy","space":"F8"}', '2', '2026-01-01 00:01:13');
INSERT INTO public."Move" VALUES ('elysuwyy', 15, 2, '{"type":"expand","unit":"cow","space":"B3"}', '3', '2026-01-01 00:01:16');
INSERT INTO public."Move" VALUES ('elysuwyy', 16, 0, '{"type":"trade","good":"grain","side":"sell","count":1}', '1', '2026-01-01 00:01:19');
INSERT INTO public."Move" VALUES ('elysuwyy', 17, 1, '{"type":"hire"}', '2', '2026-01-01 00:01:22');
INSERT INTO public."Move" VALUES ('elysuwyy', 18, 2, '{"type":"expand","unit":"cow","space":"B4"}', '3', '2026-01-01 00:01:25');
INSERT INTO public."Move" VALUES ('elysuwyy', 19, 0, '{"type":"trade","good":"grain","side":"sell","count":1}', '1', '2026-01-01 00:01:28');
INSERT INTO public."Move" VALUES ('elysuwyy', 20, 1, '{"type":"upgradeTechnology","worker":"woodcutter"}', '2', '2026-01-01 00:01:31');
INSERT INTO public."Move" VALUES ('elysuwyy', 21, 2, '{"type":"expand","unit":"cow","space":"M3"}', '3', '2026-01-01 00:01:34');
INSERT INTO public."Move" VALUES ('elysuwyy', 22, 0, '{"type":"obtain","contract":35}', '1', '2026-01-01 00:01:37');
INSERT INTO public."Move" VALUES ('elysuwyy', 23, 0, '{"type":"obtain","contract":14}', '1', '2026-01-01 00:01:39');
INSERT INTO public."Move" VALUES ('elysuwyy', 24, 1, '{"type":"trade","good":"wool","side":"sell","count":3}', '2', '2026-01-01 00:01:42');
INSERT INTO public."Move" VALUES ('elysuwyy', 25, 2, '{"type":"trade","good":"wool","side":"buy","count":1}', '3', '2026-01-01 00:01:45');
INSERT INTO public."Move" VALUES ('elysuwyy', 26, 0, '{"type":"expand","unit":"sheep","space":"E2"}', '1', '2026-01-01 00:01:48');
INSERT INTO public."Move" VALUES ('elysuwyy', 27, 1, '{"type":"hire"}', '2', '2026-01-01 00:01:51');
INSERT INTO public."Move" VALUES ('elysuwyy', 28, 2, '{"type":"trade","good":"cheese","side":"sell","count":1}', '3', '2026-01-01 00:01:54');
INSERT INTO public."Move" VALUES ('elysuwyy', 29, 0, '{"type":"expand","unit":"distillery","space":"H3"}', '1', '2026-01-01 00:01:57');
INSERT INTO public."Move" VALUES ('elysuwyy', 30, 1, '{"type":"expand","unit":"sheep","space":"H9"}', '2', '2026-01-01 00:02:00');
INSERT INTO public."Move" VALUES ('elysuwyy', 31, 2, '{"type":"expand","unit":"cow","space":"A5"}', '3', '2026-01-01 00:02:03');
INSERT INTO public."Move" VALUES ('elysuwyy', 32, 0, '{"type":"pass"}', '1', '2026-01-01 00:02:06');
INSERT INTO public."Move" VALUES ('elysuwyy', 33, 1, '{"type":"trade","good":"cheese","side":"sell","count":1}', '2', '2026-01-01 00:02:09');
INSERT INTO public."Move" VALUES ('elysuwyy', 34, 2, '{"type":"trade","good":"cheese","side":"sell","count":1}', '3', '2026-01-01 00:02:12');
INSERT INTO public."Move" VALUES ('elysuwyy', 35, 1, '{"type":"expand","unit":"bakery","space":"C2"}', '2', '2026-01-01 00:02:15');
INSERT INTO public."Move" VALUES ('elysuwyy', 36, 2, '{"type":"expand","unit":"sheep","space":"M2"}', '3', '2026-01-01 00:02:18');
INSERT INTO public."Move" VALUES ('elysuwyy', 37, 2, '{"type":"usePort","port":7,"effect":7}', '3', '2026-01-01 00:02:20');
INSERT INTO public."Move" VALUES ('elysuwyy', 38, 2, '{"type":"exchangeOld","space":"A5"}', '3', '2026-01-01 00:02:22');
INSERT INTO public."Move" VALUES ('elysuwyy', 39, 2, '{"type":"exchangeOld","space":"M2"}', '3', '2026-01-01 00:02:24');
INSERT INTO public."Move" VALUES ('elysuwyy', 40, 2, '{"type":"exchangeNew","unit":"bakery"}', '3', '2026-01-01 00:02:26');
INSERT INTO public."Move" VALUES ('elysuwyy', 41, 2, '{"type":"exchangeNew","unit":"cheeseDairy"}', '3', '2026-01-01 00:02:28');
INSERT INTO public."Move" VALUES ('elysuwyy', 42, 1, '{"type":"pass"}', '2', '2026-01-01 00:02:31');
INSERT INTO public."Move" VALUES ('elysuwyy', 43, 2, '{"type":"pass"}', '3', '2026-01-01 00:02:34');
INSERT INTO public."Move" VALUES ('elysuwyy', 44, 2, '{"type":"plan","item":"cheeseDairy","count":1}', '3', '2026-01-01 00:02:37');
INSERT INTO public."Move" VALUES ('elysuwyy', 45, 2, '{"type":"confirmProduction"}', '3', '2026-01-01 00:02:39');
INSERT INTO public."Move" VALUES ('elysuwyy', 46, 0, '{"type":"expand","unit":"distillery","space":"H1"}', '1', '2026-01-01 00:02:42');
INSERT INTO public."Move" VALUES ('elysuwyy', 47, 1, '{"type":"expand","unit":"sheep","space":"D3"}', '2', '2026-01-01 00:02:45');
INSERT INTO public."Move" VALUES ('elysuwyy', 48, 2, '{"type":"upgradeTechnology","worker":"woodcutter"}', '3', '2026-01-01 00:02:48');
INSERT INTO public."Move" VALUES ('elysuwyy', 49, 0, '{"type":"fulfil","contract":14,"spare":"none","spareCopy":"none"}', '1', '2026-01-01 00:02:51');
INSERT INTO public."Move" VALUES ('pf3a4hob', 0, 1, '{"type":"pick","offer":1}', '1', '2026-01-01 00:02:58');
INSERT INTO public."Move" VALUES ('pf3a4hob', 1, 0, '{"type":"pick","offer":2}', '2', '2026-01-01 00:03:01');
INSERT INTO public."Move" VALUES ('pf3a4hob', 2, 0, '{"type":"placeWorker","unit":"woodcutter","space":"D6"}', '2', '2026-01-01 00:03:04');
INSERT INTO public."Move" VALUES ('pf3a4hob', 3, 1, '{"type":"placeWorker","unit":"woodcutter","space":"J8"}', '1', '2026-01-01 00:03:07');
INSERT INTO public."Move" VALUES ('pf3a4hob', 4, 1, '{"type":"placeWorker","unit":"woodcutter","space":"G2"}', '1', '2026-01-01 00:03:10');
INSERT INTO public."Move" VALUES ('pf3a4hob', 5, 0, '{"type":"placeWorker","unit":"woodcutter","space":"E8"}', '2', '2026-01-01 00:03:13');
INSERT INTO public."Move" VALUES ('pf3a4hob', 6, 0, '{"type":"obtain","contract":35}', '2', '2026-01-01 00:03:16');
INSERT INTO public."Move" VALUES ('pf3a4hob', 7, 1, '{"type":"expand","unit":"cow","space":"H2"}', '1', '2026-01-01 00:03:19');
INSERT INTO public."Move" VALUES ('pf3a4hob', 8, 0, '{"type":"trade","good":"whisky","side":"buy","count":1}', '2', '2026-01-01 00:03:22');
INSERT INTO public."Move" VALUES ('pf3a4hob', 9, 1, '{"type":"obtain","contract":39}', '1', '2026-01-01 00:03:25');
INSERT INTO public."Move" VALUES ('pf3a4hob', 10, 1, '{"type":"obtain","contract":17}', '1', '2026-01-01 00:03:27');
INSERT INTO public."Move" VALUES ('pf3a4hob', 11, 0, '{"type":"hire"}', '2', '2026-01-01 00:03:30');
INSERT INTO public."Move" VALUES ('pf3a4hob', 12, 1, '{"type":"expand","unit":"sheep","space":"F2"}', '1', '2026-01-01 00:03:33');
INSERT INTO public."Move" VALUES ('pf3a4hob', 13, 0, '{"type":"fulfil","contract":35,"spare":"none","spareCopy":"none"}', '2', '2026-01-01 00:03:36');
INSERT INTO public."Move" VALUES ('pf3a4hob', 14, 1, '{"type":"expand","unit":"cow","space":"K8"}', '1', '2026-01-01 00:03:39');
INSERT INTO public."Move" VALUES ('pf3a4hob', 15, 0, '{"type":"obtain","contract":45}', '2', '2026-01-01 00:03:42');
INSERT INTO public."Move" VALUES ('pf3a4hob', 16, 1, '{"type":"trade","good":"wool","side":"buy","count":1}', '1', '2026-01-01 00:03:45');
INSERT INTO public."Move" VALUES ('pf3a4hob', 17, 0, '{"type":"upgradeShipping"}', '2', '2026-01-01 00:03:48');
INSERT INTO public."Move" VALUES ('pf3a4hob', 18, 1, '{"type":"trade","good":"milk","side":"sell","count":1}', '1', '2026-01-01 00:03:51');
INSERT INTO public."Move" VALUES ('pf3a4hob', 19, 0, '{"type":"expand","unit":"sheep","space":"D8"}', '2', '2026-01-01 00:03:54');
INSERT INTO public."Move" VALUES ('pf3a4hob', 20, 1, '{"type":"upgradeShipping"}', '1', '2026-01-01 00:03:57');
INSERT INTO public."Move" VALUES ('pf3a4hob', 21, 0, '{"type":"trade","good":"wool","side":"buy","count":2}', '2', '2026-01-01 00:04:00');
INSERT INTO public."Move" VALUES ('pf3a4hob', 22, 1, '{"type":"pass"}', '1', '2026-01-01 00:04:03');
INSERT INTO public."Move" VALUES ('pf3a4hob', 23, 0, '{"type":"expand","unit":"bakery","space":"C6"}', '2', '2026-01-01 00:04:06');
INSERT INTO public."Move" VALUES ('pf3a4hob', 24, 0, '{"type":"pass"}', '2', '2026-01-01 00:04:09');
INSERT INTO public."Move" VALUES ('pf3a4hob', 25, 1, '{"type":"trade","good":"cheese","side":"buy","count":2}', '1', '2026-01-01 00:04:12');
INSERT INTO public."Move" VALUES ('pf3a4hob', 26, 0, '{"type":"expand","unit":"bakery","space":"F8"}', '2', '2026-01-01 00:04:15');
INSERT INTO public."Move" VALUES ('pf3a4hob', 27, 1, '{"type":"upgradeShipping"}', '1', '2026-01-01 00:04:18');
INSERT INTO public."Move" VALUES ('pf3a4hob', 28, 0, '{"type":"expand","unit":"bakery","space":"C5"}', '2', '2026-01-01 00:04:21');
INSERT INTO public."Move" VALUES ('pf3a4hob', 29, 1, '{"type":"fulfil","contract":17,"spare":"none","spareCopy":"none"}', '1', '2026-01-01 00:04:24');
INSERT INTO public."Move" VALUES ('pf3a4hob', 30, 0, '{"type":"trade","good":"wool","side":"sell","count":1}', '2', '2026-01-01 00:04:27');
INSERT INTO public."Move" VALUES ('pf3a4hob', 31, 1, '{"type":"obtain","contract":34}', '1', '2026-01-01 00:04:30');
INSERT INTO public."Move" VALUES ('pf3a4hob', 32, 0, '{"type":"trade","good":"cheese","side":"sell","count":1}', '2', '2026-01-01 00:04:33');
INSERT INTO public."Move" VALUES ('pf3a4hob', 33, 1, '{"type":"pass"}', '1', '2026-01-01 00:04:36');
INSERT INTO public."Move" VALUES ('pf3a4hob', 34, 0, '{"type":"expand","unit":"cow","space":"E7"}', '2', '2026-01-01 00:04:39');
INSERT INTO public."Move" VALUES ('pf3a4hob', 35, 0, '{"type":"expand","unit":"bakery","space":"C8"}', '2', '2026-01-01 00:04:42');
INSERT INTO public."Move" VALUES ('pf3a4hob', 36, 0, '{"type":"trade","good":"wool","side":"sell","count":1}', '2', '2026-01-01 00:04:45');
INSERT INTO public."Move" VALUES ('pf3a4hob', 37, 0, '{"type":"upgradeShipping"}', '2', '2026-01-01 00:04:48');
INSERT INTO public."Move" VALUES ('pf3a4hob', 38, 0, '{"type":"endTurn"}', '2', '2026-01-01 00:04:50');
INSERT INTO public."Move" VALUES ('pf3a4hob', 39, 0, '{"type":"usePort","port":7,"effect":7}', '2', '2026-01-01 00:04:53');
INSERT INTO public."Move" VALUES ('pf3a4hob', 40, 0, '{"type":"exchangeOld","space":"D8"}', '2', '2026-01-01 00:04:55');
INSERT INTO public."Move" VALUES ('pf3a4hob', 41, 0, '{"type":"exchangeOld","space":"E8"}', '2', '2026-01-01 00:04:57');
INSERT INTO public."Move" VALUES ('pf3a4hob', 42, 0, '{"type":"exchangeNew","unit":"cheeseDairy"}', '2', '2026-01-01 00:04:59');
INSERT INTO public."Move" VALUES ('pf3a4hob', 43, 0, '{"type":"exchangeNew","unit":"distillery"}', '2', '2026-01-01 00:05:01');
INSERT INTO public."Move" VALUES ('pf3a4hob', 44, 0, '{"type":"pass"}', '2', '2026-01-01 00:05:03');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 0, 0, '{"type":"pick","offer":1}', '1', '2026-01-01 00:05:10');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 1, 0, '{"type":"placeWorker","unit":"miner","space":"G8"}', '1', '2026-01-01 00:05:13');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 2, 0, '{"type":"placeWorker","unit":"woodcutter","space":"F2"}', '1', '2026-01-01 00:05:16');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 3, 0, '{"type":"obtain","contract":48}', '1', '2026-01-01 00:05:19');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 4, 0, '{"type":"expand","unit":"cheeseDairy","space":"H7"}', '1', '2026-01-01 00:05:22');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 5, 0, '{"type":"expand","unit":"sheep","space":"G2"}', '1', '2026-01-01 00:05:25');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 6, 0, '{"type":"expand","unit":"sheep","space":"G3"}', '1', '2026-01-01 00:05:28');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 7, 0, '{"type":"trade","good":"cheese","side":"sell","count":1}', '1', '2026-01-01 00:05:31');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 8, 0, '{"type":"expand","unit":"distillery","space":"I7"}', '1', '2026-01-01 00:05:34');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 9, 0, '{"type":"trade","good":"bread","side":"sell","count":1}', '1', '2026-01-01 00:05:37');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 10, 0, '{"type":"hire"}', '1', '2026-01-01 00:05:40');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 11, 0, '{"type":"trade","good":"wool","side":"buy","count":1}', '1', '2026-01-01 00:05:43');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 12, 0, '{"type":"pass"}', '1', '2026-01-01 00:05:46');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 13, 0, '{"type":"expand","unit":"cow","space":"H3"}', '1', '2026-01-01 00:05:49');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 14, 0, '{"type":"trade","good":"whisky","side":"buy","count":1}', '1', '2026-01-01 00:05:52');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 15, 0, '{"type":"trade","good":"wool","side":"sell","count":2}', '1', '2026-01-01 00:05:55');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 16, 0, '{"type":"expand","unit":"cow","space":"G7"}', '1', '2026-01-01 00:05:58');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 17, 0, '{"type":"pass"}', '1', '2026-01-01 00:06:01');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 18, 0, '{"type":"plan","item":"cheeseDairy","count":1}', '1', '2026-01-01 00:06:04');
INSERT INTO public."Move" VALUES ('zcbb4r6q', 19, 0, '{"type":"confirmProduction"}', '1', '2026-01-01 00:06:06');
INSERT INTO public."Move" VALUES ('kglsefz2', 0, 3, '{"type":"pick","offer":0}', '4', '2026-01-01 00:06:16');
INSERT INTO public."Move" VALUES ('kglsefz2', 1, 2, '{"type":"pick","offer":2}', '1', '2026-01-01 00:06:19');
INSERT INTO public."Move" VALUES ('kglsefz2', 2, 1, '{"type":"pick","offer":1}', '3', '2026-01-01 00:06:22');
INSERT INTO public."Move" VALUES ('kglsefz2', 3, 0, '{"type":"pick","offer":4}', '2', '2026-01-01 00:06:25');
INSERT INTO public."Move" VALUES ('kglsefz2', 4, 0, '{"type":"placeWorker","unit":"miner","space":"M5"}', '2', '2026-01-01 00:06:28');
INSERT INTO public."Move" VALUES ('kglsefz2', 5, 1, '{"type":"placeWorker","unit":"woodcutter","space":"D6"}', '3', '2026-01-01 00:06:31');
INSERT INTO public."Move" VALUES ('kglsefz2', 6, 2, '{"type":"placeWorker","unit":"miner","space":"D9"}', '1', '2026-01-01 00:06:34');
INSERT INTO public."Move" VALUES ('kglsefz2', 7, 3, '{"type":"placeWorker","unit":"woodcutter","space":"J8"}', '4', '2026-01-01 00:06:37');
INSERT INTO public."Move" VALUES ('kglsefz2', 8, 3, '{"type":"placeWorker","unit":"woodcutter","space":"A2"}', '4', '2026-01-01 00:06:40');
INSERT INTO public."Move" VALUES ('kglsefz2', 9, 2, '{"type":"placeWorker","unit":"woodcutter","space":"H1"}', '1', '2026-01-01 00:06:43');
INSERT INTO public."Move" VALUES ('kglsefz2', 10, 1, '{"type":"placeWorker","unit":"miner","space":"K4"}', '3', '2026-01-01 00:06:46');
INSERT INTO public."Move" VALUES ('kglsefz2', 11, 0, '{"type":"placeWorker","unit":"woodcutter","space":"E2"}', '2', '2026-01-01 00:06:49');
INSERT INTO public."Move" VALUES ('kglsefz2', 12, 2, '{"type":"placeWorker","unit":"woodcutter","space":"K9"}', '1', '2026-01-01 00:06:52');
INSERT INTO public."Move" VALUES ('kglsefz2', 13, 0, '{"type":"expand","unit":"field","space":"M4"}', '2', '2026-01-01 00:06:55');
INSERT INTO public."Move" VALUES ('kglsefz2', 14, 1, '{"type":"obtain","contract":14}', '3', '2026-01-01 00:06:58');
INSERT INTO public."Move" VALUES ('kglsefz2', 15, 2, '{"type":"obtain","contract":21}', '1', '2026-01-01 00:07:01');
INSERT INTO public."Move" VALUES ('kglsefz2', 16, 2, '{"type":"usePort","port":9,"effect":7}', '1', '2026-01-01 00:07:03');
INSERT INTO public."Move" VALUES ('kglsefz2', 17, 2, '{"type":"exchangeOld","space":"H1"}', '1', '2026-01-01 00:07:05');
INSERT INTO public."Move" VALUES ('kglsefz2', 18, 2, '{"type":"exchangeOld","space":"K9"}', '1', '2026-01-01 00:07:07');
INSERT INTO public."Move" VALUES ('kglsefz2', 19, 2, '{"type":"exchangeNew","unit":"sheep"}', '1', '2026-01-01 00:07:09');
INSERT INTO public."Move" VALUES ('kglsefz2', 20, 2, '{"type":"exchangeNew","unit":"sheep"}', '1', '2026-01-01 00:07:11');
INSERT INTO public."Move" VALUES ('kglsefz2', 21, 2, '{"type":"endTurn"}', '1', '2026-01-01 00:07:13');
INSERT INTO public."Move" VALUES ('kglsefz2', 22, 3, '{"type":"obtain","contract":6}', '4', '2026-01-01 00:07:16');
INSERT INTO public."Move" VALUES ('kglsefz2', 23, 0, '{"type":"obtain","contract":38}', '2', '2026-01-01 00:07:19');
INSERT INTO public."Move" VALUES ('kglsefz2', 24, 1, '{"type":"trade","good":"wool","side":"buy","count":1}', '3', '2026-01-01 00:07:22');
INSERT INTO public."Move" VALUES ('kglsefz2', 25, 2, '{"type":"fulfil","contract":21,"spare":"none","spareCopy":"none"}', '1', '2026-01-01 00:07:25');
INSERT INTO public."Move" VALUES ('kglsefz2', 26, 2, '{"type":"expand","unit":"field","space":"B7"}', '1', '2026-01-01 00:07:27');
INSERT INTO public."Move" VALUES ('kglsefz2', 27, 2, '{"type":"exchangeGoods","port":2,"discard":"grain","gain":"wool+wool+grain"}', '1', '2026-01-01 00:07:29');
INSERT INTO public."Move" VALUES ('kglsefz2', 28, 3, '{"type":"trade","good":"wool","side":"buy","count":1}', '4', '2026-01-01 00:07:32');
INSERT INTO public."Move" VALUES ('kglsefz2', 29, 0, '{"type":"expand","unit":"sheep","space":"M3"}', '2', '2026-01-01 00:07:35');
INSERT INTO public."Move" VALUES ('kglsefz2', 30, 1, '{"type":"expand","unit":"sheep","space":"D5"}', '3', '2026-01-01 00:07:38');
INSERT INTO public."Move" VALUES ('kglsefz2', 31, 2, '{"type":"expand","unit":"sheep","space":"A7"}', '1', '2026-01-01 00:07:41');
INSERT INTO public."Move" VALUES ('kglsefz2', 32, 3, '{"type":"expand","unit":"sheep","space":"A1"}', '4', '2026-01-01 00:07:44');
INSERT INTO public."Move" VALUES ('kglsefz2', 33, 0, '{"type":"trade","good":"wool","side":"buy","count":1}', '2', '2026-01-01 00:07:47');
INSERT INTO public."Move" VALUES ('kglsefz2', 34, 1, '{"type":"expand","unit":"sheep","space":"K3"}', '3', '2026-01-01 00:07:50');
INSERT INTO public."Move" VALUES ('kglsefz2', 35, 2, '{"type":"obtain","contract":20}', '1', '2026-01-01 00:07:53');
INSERT INTO public."Move" VALUES ('kglsefz2', 36, 3, '{"type":"hire"}', '4', '2026-01-01 00:07:56');
INSERT INTO public."Move" VALUES ('kglsefz2', 37, 0, '{"type":"trade","good":"cheese","side":"sell","count":1}', '2', '2026-01-01 00:07:59');
INSERT INTO public."Move" VALUES ('kglsefz2', 38, 1, '{"type":"fulfil","contract":14,"spare":"none","spareCopy":"none"}', '3', '2026-01-01 00:08:02');
INSERT INTO public."Move" VALUES ('kglsefz2', 39, 1, '{"type":"slaughter","space":"D5"}', '3', '2026-01-01 00:08:04');
INSERT INTO public."Move" VALUES ('kglsefz2', 40, 1, '{"type":"expand","unit":"cheeseDairy","space":"E6"}', '3', '2026-01-01 00:08:06');
INSERT INTO public."Move" VALUES ('kglsefz2', 41, 2, '{"type":"trade","good":"wool","side":"sell","count":1}', '1', '2026-01-01 00:08:09');
INSERT INTO public."Move" VALUES ('kglsefz2', 42, 3, '{"type":"expand","unit":"sheep","space":"B1"}', '4', '2026-01-01 00:08:12');
INSERT INTO public."Move" VALUES ('kglsefz2', 43, 0, '{"type":"expand","unit":"sheep","space":"E3"}', '2', '2026-01-01 00:08:15');
INSERT INTO public."Move" VALUES ('kglsefz2', 44, 1, '{"type":"trade","good":"cheese","side":"sell","count":1}', '3', '2026-01-01 00:08:18');
INSERT INTO public."Move" VALUES ('kglsefz2', 45, 2, '{"type":"expand","unit":"sheep","space":"A9"}', '1', '2026-01-01 00:08:21');
INSERT INTO public."Move" VALUES ('kglsefz2', 46, 3, '{"type":"expand","unit":"bakery","space":"J7"}', '4', '2026-01-01 00:08:24');
INSERT INTO public."Move" VALUES ('kglsefz2', 47, 0, '{"type":"pass"}', '2', '2026-01-01 00:08:27');
INSERT INTO public."Move" VALUES ('kglsefz2', 48, 1, '{"type":"expand","unit":"sheep","space":"D5"}', '3', '2026-01-01 00:08:30');
INSERT INTO public."Move" VALUES ('kglsefz2', 49, 2, '{"type":"trade","good":"grain","side":"sell","count":1}', '1', '2026-01-01 00:08:33');
INSERT INTO public."Move" VALUES ('kglsefz2', 50, 3, '{"type":"trade","good":"milk","side":"sell","count":2}', '4', '2026-01-01 00:08:36');
INSERT INTO public."Move" VALUES ('kglsefz2', 51, 1, '{"type":"obtain","contract":7}', '3', '2026-01-01 00:08:39');
INSERT INTO public."Move" VALUES ('kglsefz2', 52, 2, '{"type":"expand","unit":"woodcutter","space":"B6"}', '1', '2026-01-01 00:08:42');
INSERT INTO public."Move" VALUES ('kglsefz2', 53, 3, '{"type":"upgradeShipping"}', '4', '2026-01-01 00:08:45');
INSERT INTO public."Move" VALUES ('kglsefz2', 54, 1, '{"type":"expand","unit":"woodcutter","space":"K5"}', '3', '2026-01-01 00:08:48');
INSERT INTO public."Move" VALUES ('kglsefz2', 55, 2, '{"type":"pass"}', '1', '2026-01-01 00:08:51');
INSERT INTO public."Move" VALUES ('kglsefz2', 56, 3, '{"type":"expand","unit":"woodcutter","space":"J6"}', '4', '2026-01-01 00:08:54');
INSERT INTO public."Move" VALUES ('kglsefz2', 57, 1, '{"type":"pass"}', '3', '2026-01-01 00:08:57');
INSERT INTO public."Move" VALUES ('kglsefz2', 58, 3, '{"type":"pass"}', '4', '2026-01-01 00:09:00');
INSERT INTO public."Move" VALUES ('kglsefz2', 59, 0, '{"type":"upgradeTechnology","worker":"woodcutter"}', '2', '2026-01-01 00:09:03');
INSERT INTO public."Move" VALUES ('kglsefz2', 60, 2, '{"type":"expand","unit":"sheep","space":"C7"}', '1', '2026-01-01 00:09:06');
INSERT INTO public."Move" VALUES ('kglsefz2', 61, 1, '{"type":"expand","unit":"bakery","space":"J3"}', '3', '2026-01-01 00:09:09');
INSERT INTO public."Move" VALUES ('kglsefz2', 62, 3, '{"type":"fulfil","contract":6,"spare":"none","spareCopy":"none"}', '4', '2026-01-01 00:09:12');
INSERT INTO public."Move" VALUES ('kglsefz2', 63, 3, '{"type":"upgradeShipping"}', '4', '2026-01-01 00:09:14');
INSERT INTO public."Move" VALUES ('kglsefz2', 64, 0, '{"type":"trade","good":"bread","side":"buy","count":1}', '2', '2026-01-01 00:09:17');
INSERT INTO public."Move" VALUES ('kglsefz2', 65, 2, '{"type":"expand","unit":"bakery","space":"A8"}', '1', '2026-01-01 00:09:20');
INSERT INTO public."Move" VALUES ('kglsefz2', 66, 1, '{"type":"pass"}', '3', '2026-01-01 00:09:23');
INSERT INTO public."Move" VALUES ('kglsefz2', 67, 3, '{"type":"obtain","contract":34}', '4', '2026-01-01 00:09:26');
INSERT INTO public."Move" VALUES ('kglsefz2', 68, 0, '{"type":"trade","good":"wool","side":"sell","count":1}', '2', '2026-01-01 00:09:29');
INSERT INTO public."Move" VALUES ('kglsefz2', 69, 2, '{"type":"trade","good":"wool","side":"sell","count":2}', '1', '2026-01-01 00:09:32');
INSERT INTO public."Move" VALUES ('kglsefz2', 70, 3, '{"type":"expand","unit":"cow","space":"K7"}', '4', '2026-01-01 00:09:35');
INSERT INTO public."Move" VALUES ('kglsefz2', 71, 0, '{"type":"expand","unit":"cow","space":"M6"}', '2', '2026-01-01 00:09:38');
INSERT INTO public."Move" VALUES ('kglsefz2', 72, 2, '{"type":"expand","unit":"bakery","space":"C6"}', '1', '2026-01-01 00:09:41');
INSERT INTO public."Move" VALUES ('kglsefz2', 73, 3, '{"type":"expand","unit":"bakery","space":"I7"}', '4', '2026-01-01 00:09:44');
INSERT INTO public."Move" VALUES ('kglsefz2', 74, 0, '{"type":"pass"}', '2', '2026-01-01 00:09:47');
INSERT INTO public."Move" VALUES ('kglsefz2', 75, 2, '{"type":"pass"}', '1', '2026-01-01 00:09:50');
INSERT INTO public."Move" VALUES ('kglsefz2', 76, 3, '{"type":"expand","unit":"bakery","space":"H6"}', '4', '2026-01-01 00:09:53');
INSERT INTO public."Move" VALUES ('kglsefz2', 77, 3, '{"type":"trade","good":"whisky","side":"sell","count":1}', '4', '2026-01-01 00:09:56');
INSERT INTO public."Move" VALUES ('kglsefz2', 78, 3, '{"type":"expand","unit":"bakery","space":"B3"}', '4', '2026-01-01 00:09:59');
INSERT INTO public."Move" VALUES ('kglsefz2', 79, 3, '{"type":"trade","good":"milk","side":"buy","count":1}', '4', '2026-01-01 00:10:02');
INSERT INTO public."Move" VALUES ('kglsefz2', 80, 3, '{"type":"pass"}', '4', '2026-01-01 00:10:05');
INSERT INTO public."Move" VALUES ('kglsefz2', 81, 2, '{"type":"plan","item":"bakery","count":2}', '1', '2026-01-01 00:10:08');
INSERT INTO public."Move" VALUES ('kglsefz2', 82, 2, '{"type":"confirmProduction"}', '1', '2026-01-01 00:10:10');
INSERT INTO public."Move" VALUES ('kglsefz2', 83, 1, '{"type":"expand","unit":"field","space":"J4"}', '3', '2026-01-01 00:10:13');
INSERT INTO public."Move" VALUES ('kglsefz2', 84, 0, '{"type":"expand","unit":"bakery","space":"L5"}', '2', '2026-01-01 00:10:16');
INSERT INTO public."Move" VALUES ('kglsefz2', 85, 2, '{"type":"fulfil","contract":20,"spare":"none","spareCopy":"none"}', '1', '2026-01-01 00:10:19');
INSERT INTO public."Move" VALUES ('kglsefz2', 86, 3, '{"type":"trade","good":"cheese","side":"buy","count":2}', '4', '2026-01-01 00:10:22');
INSERT INTO public."Move" VALUES ('kglsefz2', 87, 1, '{"type":"trade","good":"whisky","side":"sell","count":1}', '3', '2026-01-01 00:10:25');
INSERT INTO public."Move" VALUES ('kglsefz2', 88, 0, '{"type":"expand","unit":"bakery","space":"K6"}', '2', '2026-01-01 00:10:28');
INSERT INTO public."Move" VALUES ('kglsefz2', 89, 2, '{"type":"obtain","contract":50}', '1', '2026-01-01 00:10:31');
INSERT INTO public."Move" VALUES ('kglsefz2', 90, 3, '{"type":"expand","unit":"sheep","space":"C3"}', '4', '2026-01-01 00:10:34');
INSERT INTO public."Move" VALUES ('kglsefz2', 91, 1, '{"type":"expand","unit":"field","space":"J5"}', '3', '2026-01-01 00:10:37');
INSERT INTO public."Move" VALUES ('kglsefz2', 92, 1, '{"type":"buy","good":"bread","count":1}', '3', '2026-01-01 00:10:39');
INSERT INTO public."Move" VALUES ('kglsefz2', 93, 0, '{"type":"trade","good":"wool","side":"sell","count":1}', '2', '2026-01-01 00:10:42');
INSERT INTO public."Move" VALUES ('kglsefz2', 94, 2, '{"type":"expand","unit":"distillery","space":"E9"}', '1', '2026-01-01 00:10:45');
INSERT INTO public."Move" VALUES ('kglsefz2', 95, 3, '{"type":"trade","good":"milk","side":"sell","count":1}', '4', '2026-01-01 00:10:48');
INSERT INTO public."Move" VALUES ('kglsefz2', 96, 1, '{"type":"hire"}', '3', '2026-01-01 00:10:51');
INSERT INTO public."Move" VALUES ('kglsefz2', 97, 0, '{"type":"trade","good":"milk","side":"sell","count":1}', '2', '2026-01-01 00:10:54');
INSERT INTO public."Move" VALUES ('kglsefz2', 98, 2, '{"type":"upgradeShipping"}', '1', '2026-01-01 00:10:57');
INSERT INTO public."Move" VALUES ('kglsefz2', 99, 3, '{"type":"upgradeShipping"}', '4', '2026-01-01 00:11:00');
INSERT INTO public."Move" VALUES ('kglsefz2', 100, 1, '{"type":"trade","good":"wool","side":"sell","count":1}', '3', '2026-01-01 00:11:03');
INSERT INTO public."Move" VALUES ('kglsefz2', 101, 0, '{"type":"expand","unit":"bakery","space":"D2"}', '2', '2026-01-01 00:11:06');
INSERT INTO public."Move" VALUES ('kglsefz2', 102, 2, '{"type":"hire"}', '1', '2026-01-01 00:11:09');
INSERT INTO public."Move" VALUES ('kglsefz2', 103, 3, '{"type":"pass"}', '4', '2026-01-01 00:11:12');
INSERT INTO public."Move" VALUES ('kglsefz2', 104, 1, '{"type":"pass"}', '3', '2026-01-01 00:11:15');
INSERT INTO public."Move" VALUES ('kglsefz2', 105, 0, '{"type":"pass"}', '2', '2026-01-01 00:11:18');
INSERT INTO public."Move" VALUES ('kglsefz2', 106, 2, '{"type":"trade","good":"grain","side":"sell","count":3}', '1', '2026-01-01 00:11:21');
INSERT INTO public."Move" VALUES ('kglsefz2', 107, 2, '{"type":"expand","unit":"cow","space":"A9"}', '1', '2026-01-01 00:11:24');
INSERT INTO public."Move" VALUES ('kglsefz2', 108, 2, '{"type":"pass"}', '1', '2026-01-01 00:11:27');
INSERT INTO public."Move" VALUES ('kglsefz2', 109, 0, '{"type":"plan","item":"bakery","count":2}', '2', '2026-01-01 00:11:30');
INSERT INTO public."Move" VALUES ('kglsefz2', 110, 0, '{"type":"plan","item":"bakery","count":3}', '2', '2026-01-01 00:11:32');
INSERT INTO public."Move" VALUES ('kglsefz2', 111, 0, '{"type":"confirmProduction"}', '2', '2026-01-01 00:11:34');
INSERT INTO public."Move" VALUES ('kglsefz2', 112, 1, '{"type":"confirmProduction"}', '3', '2026-01-01 00:11:36');
INSERT INTO public."Move" VALUES ('kglsefz2', 113, 2, '{"type":"confirmProduction"}', '1', '2026-01-01 00:11:38');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 0, 1, '{"type":"pick","offer":1}', '1', '2026-01-01 00:11:48');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 1, 0, '{"type":"pick","offer":2}', '2', '2026-01-01 00:11:51');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 2, 0, '{"type":"placeWorker","unit":"miner","space":"L4"}', '2', '2026-01-01 00:11:54');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 3, 1, '{"type":"placeWorker","unit":"miner","space":"C4"}', '1', '2026-01-01 00:11:57');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 4, 1, '{"type":"placeWorker","unit":"miner","space":"J2"}', '1', '2026-01-01 00:12:00');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 5, 0, '{"type":"placeWorker","unit":"woodcutter","space":"J6"}', '2', '2026-01-01 00:12:03');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 6, 0, '{"type":"expand","unit":"sheep","space":"I7"}', '2', '2026-01-01 00:12:06');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 7, 1, '{"type":"obtain","contract":16}', '1', '2026-01-01 00:12:09');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 8, 0, '{"type":"obtain","contract":27}', '2', '2026-01-01 00:12:12');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 9, 1, '{"type":"expand","unit":"cow","space":"C5"}', '1', '2026-01-01 00:12:15');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 10, 0, '{"type":"fulfil","contract":27,"spare":"none","spareCopy":"none"}', '2', '2026-01-01 00:12:18');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 11, 0, '{"type":"hire"}', '2', '2026-01-01 00:12:20');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 12, 1, '{"type":"fulfil","contract":16,"spare":"none","spareCopy":"none"}', '1', '2026-01-01 00:12:23');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 13, 0, '{"type":"expand","unit":"bakery","space":"L3"}', '2', '2026-01-01 00:12:26');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 14, 1, '{"type":"trade","good":"wool","side":"buy","count":2}', '1', '2026-01-01 00:12:29');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 15, 0, '{"type":"obtain","contract":4}', '2', '2026-01-01 00:12:32');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 16, 1, '{"type":"expand","unit":"distillery","space":"J3"}', '1', '2026-01-01 00:12:35');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 17, 0, '{"type":"expand","unit":"cow","space":"K6"}', '2', '2026-01-01 00:12:38');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 18, 1, '{"type":"obtain","contract":29}', '1', '2026-01-01 00:12:41');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 19, 0, '{"type":"expand","unit":"cow","space":"I7"}', '2', '2026-01-01 00:12:44');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 20, 1, '{"type":"expand","unit":"woodcutter","space":"B4"}', '1', '2026-01-01 00:12:47');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 21, 0, '{"type":"pass"}', '2', '2026-01-01 00:12:50');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 22, 1, '{"type":"trade","good":"cheese","side":"sell","count":1}', '1', '2026-01-01 00:12:53');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 23, 1, '{"type":"expand","unit":"distillery","space":"J4"}', '1', '2026-01-01 00:12:56');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 24, 1, '{"type":"pass"}', '1', '2026-01-01 00:12:59');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 25, 0, '{"type":"plan","item":"butter","count":2}', '2', '2026-01-01 00:13:02');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 26, 0, '{"type":"confirmProduction"}', '2', '2026-01-01 00:13:04');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 27, 0, '{"type":"expand","unit":"cow","space":"L5"}', '2', '2026-01-01 00:13:07');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 28, 1, '{"type":"trade","good":"whisky","side":"buy","count":1}', '1', '2026-01-01 00:13:10');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 29, 0, '{"type":"fulfil","contract":4,"spare":"none","spareCopy":"none"}', '2', '2026-01-01 00:13:13');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 30, 1, '{"type":"expand","unit":"distillery","space":"J5"}', '1', '2026-01-01 00:13:16');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 31, 0, '{"type":"obtain","contract":31}', '2', '2026-01-01 00:13:19');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 32, 1, '{"type":"upgradeShipping"}', '1', '2026-01-01 00:13:22');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 33, 0, '{"type":"expand","unit":"bakery","space":"K6"}', '2', '2026-01-01 00:13:25');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 34, 0, '{"type":"buy","good":"whisky","count":1}', '2', '2026-01-01 00:13:27');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 35, 1, '{"type":"upgradeShipping"}', '1', '2026-01-01 00:13:30');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 36, 0, '{"type":"trade","good":"wool","side":"buy","count":1}', '2', '2026-01-01 00:13:33');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 37, 1, '{"type":"trade","good":"wool","side":"sell","count":3}', '1', '2026-01-01 00:13:36');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 38, 0, '{"type":"pass"}', '2', '2026-01-01 00:13:39');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 39, 1, '{"type":"expand","unit":"field","space":"E3"}', '1', '2026-01-01 00:13:42');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 40, 1, '{"type":"trade","good":"wool","side":"sell","count":1}', '1', '2026-01-01 00:13:45');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 41, 1, '{"type":"hire"}', '1', '2026-01-01 00:13:48');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 42, 1, '{"type":"pass"}', '1', '2026-01-01 00:13:51');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 43, 1, '{"type":"confirmProduction"}', '1', '2026-01-01 00:13:54');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 44, 0, '{"type":"expand","unit":"cow","space":"K7"}', '2', '2026-01-01 00:13:57');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 45, 1, '{"type":"expand","unit":"distillery","space":"K5"}', '1', '2026-01-01 00:14:00');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 46, 1, '{"type":"buy","good":"bread","count":1}', '1', '2026-01-01 00:14:02');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 47, 0, '{"type":"trade","good":"cheese","side":"buy","count":1}', '2', '2026-01-01 00:14:05');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 48, 1, '{"type":"expand","unit":"cow","space":"B5"}', '1', '2026-01-01 00:14:08');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 49, 0, '{"type":"expand","unit":"bakery","space":"I7"}', '2', '2026-01-01 00:14:11');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 50, 1, '{"type":"trade","good":"grain","side":"sell","count":1}', '1', '2026-01-01 00:14:14');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 51, 0, '{"type":"trade","good":"whisky","side":"sell","count":1}', '2', '2026-01-01 00:14:17');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 52, 1, '{"type":"trade","good":"grain","side":"sell","count":1}', '1', '2026-01-01 00:14:20');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 53, 0, '{"type":"expand","unit":"sheep","space":"L5"}', '2', '2026-01-01 00:14:23');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 54, 1, '{"type":"expand","unit":"cow","space":"C3"}', '1', '2026-01-01 00:14:26');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 55, 0, '{"type":"trade","good":"wool","side":"sell","count":1}', '2', '2026-01-01 00:14:29');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 56, 1, '{"type":"trade","good":"wool","side":"buy","count":1}', '1', '2026-01-01 00:14:32');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 57, 0, '{"type":"hire"}', '2', '2026-01-01 00:14:35');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 58, 1, '{"type":"trade","good":"whisky","side":"sell","count":1}', '1', '2026-01-01 00:14:38');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 59, 0, '{"type":"pass"}', '2', '2026-01-01 00:14:41');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 60, 1, '{"type":"upgradeShipping"}', '1', '2026-01-01 00:14:44');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 61, 1, '{"type":"expand","unit":"woodcutter","space":"K4"}', '1', '2026-01-01 00:14:47');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 62, 1, '{"type":"pass"}', '1', '2026-01-01 00:14:50');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 63, 0, '{"type":"plan","item":"butter","count":1}', '2', '2026-01-01 00:14:53');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 64, 0, '{"type":"confirmProduction"}', '2', '2026-01-01 00:14:55');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 65, 1, '{"type":"plan","item":"distillery","count":2}', '1', '2026-01-01 00:14:57');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 66, 1, '{"type":"confirmProduction"}', '1', '2026-01-01 00:14:59');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 67, 0, '{"type":"expand","unit":"cheeseDairy","space":"H6"}', '2', '2026-01-01 00:15:02');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 68, 1, '{"type":"trade","good":"whisky","side":"buy","count":1}', '1', '2026-01-01 00:15:05');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 69, 0, '{"type":"expand","unit":"sheep","space":"H7"}', '2', '2026-01-01 00:15:08');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 70, 1, '{"type":"expand","unit":"cheeseDairy","space":"H4"}', '1', '2026-01-01 00:15:11');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 71, 0, '{"type":"trade","good":"wool","side":"buy","count":2}', '2', '2026-01-01 00:15:14');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 72, 1, '{"type":"expand","unit":"woodcutter","space":"B6"}', '1', '2026-01-01 00:15:17');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 73, 0, '{"type":"trade","good":"grain","side":"buy","count":1}', '2', '2026-01-01 00:15:20');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 74, 1, '{"type":"trade","good":"bread","side":"sell","count":1}', '1', '2026-01-01 00:15:23');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 75, 0, '{"type":"trade","good":"cheese","side":"sell","count":1}', '2', '2026-01-01 00:15:26');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 76, 1, '{"type":"trade","good":"cheese","side":"buy","count":1}', '1', '2026-01-01 00:15:29');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 77, 0, '{"type":"upgradeShipping"}', '2', '2026-01-01 00:15:32');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 78, 1, '{"type":"fulfil","contract":29,"spare":"none","spareCopy":"none"}', '1', '2026-01-01 00:15:35');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 79, 0, '{"type":"upgradeShipping"}', '2', '2026-01-01 00:15:38');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 80, 1, '{"type":"obtain","contract":50}', '1', '2026-01-01 00:15:41');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 81, 0, '{"type":"pass"}', '2', '2026-01-01 00:15:44');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 82, 1, '{"type":"trade","good":"milk","side":"sell","count":2}', '1', '2026-01-01 00:15:47');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 83, 1, '{"type":"trade","good":"whisky","side":"buy","count":1}', '1', '2026-01-01 00:15:50');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 84, 1, '{"type":"pass"}', '1', '2026-01-01 00:15:53');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 85, 0, '{"type":"confirmProduction"}', '2', '2026-01-01 00:15:56');
INSERT INTO public."Move" VALUES ('hq3ge5j7', 86, 1, '{"type":"confirmProduction"}', '1', '2026-01-01 00:15:58');
INSERT INTO public."Move" VALUES ('tweqbma2', 0, 1, '{"type":"pick","offer":2}', '2', '2026-01-01 00:16:08');
INSERT INTO public."Move" VALUES ('tweqbma2', 1, 0, '{"type":"pick","offer":1}', '1', '2026-01-01 00:16:11');
INSERT INTO public."Move" VALUES ('tweqbma2', 2, 0, '{"type":"placeWorker","unit":"miner","space":"C4"}', '1', '2026-01-01 00:16:14');
INSERT INTO public."Move" VALUES ('tweqbma2', 3, 1, '{"type":"placeWorker","unit":"woodcutter","space":"B6"}', '2', '2026-01-01 00:16:17');
INSERT INTO public."Move" VALUES ('tweqbma2', 4, 1, '{"type":"placeWorker","unit":"miner","space":"B2"}', '2', '2026-01-01 00:16:20');
INSERT INTO public."Move" VALUES ('tweqbma2', 5, 0, '{"type":"placeWorker","unit":"woodcutter","space":"E2"}', '1', '2026-01-01 00:16:23');
INSERT INTO public."Move" VALUES ('tweqbma2', 6, 0, '{"type":"obtain","contract":42}', '1', '2026-01-01 00:16:26');
INSERT INTO public."Move" VALUES ('tweqbma2', 7, 1, '{"type":"obtain","contract":37}', '2', '2026-01-01 00:16:29');
INSERT INTO public."Move" VALUES ('tweqbma2', 8, 1, '{"type":"obtain","contract":12}', '2', '2026-01-01 00:16:31');
INSERT INTO public."Move" VALUES ('tweqbma2', 9, 1, '{"type":"endTurn"}', '2', '2026-01-01 00:16:33');
INSERT INTO public."Move" VALUES ('tweqbma2', 10, 0, '{"type":"expand","unit":"field","space":"B3"}', '1', '2026-01-01 00:16:36');
INSERT INTO public."Move" VALUES ('tweqbma2', 11, 1, '{"type":"usePort","port":4,"effect":4}', '2', '2026-01-01 00:16:39');
INSERT INTO public."Move" VALUES ('tweqbma2', 12, 1, '{"type":"upgradeTechnology","worker":"miner"}', '2', '2026-01-01 00:16:41');
INSERT INTO public."Move" VALUES ('tweqbma2', 13, 1, '{"type":"expand","unit":"cow","space":"C2"}', '2', '2026-01-01 00:16:43');
INSERT INTO public."Move" VALUES ('tweqbma2', 14, 0, '{"type":"upgradeTechnology","worker":"woodcutter"}', '1', '2026-01-01 00:16:46');
INSERT INTO public."Move" VALUES ('tweqbma2', 15, 1, '{"type":"expand","unit":"distillery","space":"C7"}', '2', '2026-01-01 00:16:49');
INSERT INTO public."Move" VALUES ('tweqbma2', 16, 0, '{"type":"expand","unit":"bakery","space":"C3"}', '1', '2026-01-01 00:16:52');
INSERT INTO public."Move" VALUES ('tweqbma2', 17, 1, '{"type":"expand","unit":"sheep","space":"B7"}', '2', '2026-01-01 00:16:55');
INSERT INTO public."Move" VALUES ('tweqbma2', 18, 0, '{"type":"trade","good":"whisky","side":"sell","count":1}', '1', '2026-01-01 00:16:58');
INSERT INTO public."Move" VALUES ('tweqbma2', 19, 1, '{"type":"trade","good":"grain","side":"sell","count":2}', '2', '2026-01-01 00:17:01');
INSERT INTO public."Move" VALUES ('tweqbma2', 20, 0, '{"type":"hire"}', '1', '2026-01-01 00:17:04');
INSERT INTO public."Move" VALUES ('tweqbma2', 21, 1, '{"type":"expand","unit":"bakery","space":"D2"}', '2', '2026-01-01 00:17:07');
INSERT INTO public."Move" VALUES ('tweqbma2', 22, 0, '{"type":"upgradeShipping"}', '1', '2026-01-01 00:17:10');
INSERT INTO public."Move" VALUES ('tweqbma2', 23, 1, '{"type":"pass"}', '2', '2026-01-01 00:17:13');
INSERT INTO public."Move" VALUES ('tweqbma2', 24, 0, '{"type":"hire"}', '1', '2026-01-01 00:17:16');
INSERT INTO public."Move" VALUES ('tweqbma2', 25, 0, '{"type":"trade","good":"cheese","side":"sell","count":1}', '1', '2026-01-01 00:17:19');
INSERT INTO public."Move" VALUES ('tweqbma2', 26, 0, '{"type":"expand","unit":"bakery","space":"E3"}', '1', '2026-01-01 00:17:22');
INSERT INTO public."Move" VALUES ('tweqbma2', 27, 0, '{"type":"trade","good":"wool","side":"buy","count":1}', '1', '2026-01-01 00:17:25');
INSERT INTO public."Move" VALUES ('tweqbma2', 28, 0, '{"type":"pass"}', '1', '2026-01-01 00:17:28');
INSERT INTO public."Move" VALUES ('tweqbma2', 29, 0, '{"type":"plan","item":"bakery","count":2}', '1', '2026-01-01 00:17:31');
INSERT INTO public."Move" VALUES ('tweqbma2', 30, 0, '{"type":"confirmProduction"}', '1', '2026-01-01 00:17:33');
INSERT INTO public."Move" VALUES ('tweqbma2', 31, 1, '{"type":"hire"}', '2', '2026-01-01 00:17:36');
INSERT INTO public."Move" VALUES ('tweqbma2', 32, 0, '{"type":"trade","good":"wool","side":"buy","count":1}', '1', '2026-01-01 00:17:39');
INSERT INTO public."Move" VALUES ('tweqbma2', 33, 1, '{"type":"pass"}', '2', '2026-01-01 00:17:42');
INSERT INTO public."Move" VALUES ('tweqbma2', 34, 0, '{"type":"expand","unit":"field","space":"C5"}', '1', '2026-01-01 00:17:45');
INSERT INTO public."Move" VALUES ('tweqbma2', 35, 0, '{"type":"trade","good":"bread","side":"sell","count":1}', '1', '2026-01-01 00:17:48');
INSERT INTO public."Move" VALUES ('tweqbma2', 36, 0, '{"type":"trade","good":"cheese","side":"buy","count":1}', '1', '2026-01-01 00:17:51');
INSERT INTO public."Move" VALUES ('tweqbma2', 37, 0, '{"type":"trade","good":"bread","side":"sell","count":1}', '1', '2026-01-01 00:17:54');
INSERT INTO public."Move" VALUES ('tweqbma2', 38, 0, '{"type":"expand","unit":"distillery","space":"D5"}', '1', '2026-01-01 00:17:57');
INSERT INTO public."Move" VALUES ('tweqbma2', 39, 0, '{"type":"pass"}', '1', '2026-01-01 00:18:00');
INSERT INTO public."Move" VALUES ('tweqbma2', 40, 0, '{"type":"confirmProduction"}', '1', '2026-01-01 00:18:03');
INSERT INTO public."Move" VALUES ('tweqbma2', 41, 1, '{"type":"upgradeTechnology","worker":"woodcutter"}', '2', '2026-01-01 00:18:06');
INSERT INTO public."Move" VALUES ('tweqbma2', 42, 0, '{"type":"expand","unit":"distillery","space":"B5"}', '1', '2026-01-01 00:18:09');
INSERT INTO public."Move" VALUES ('tweqbma2', 43, 1, '{"type":"trade","good":"whisky","side":"buy","count":3}', '2', '2026-01-01 00:18:12');
INSERT INTO public."Move" VALUES ('tweqbma2', 44, 0, '{"type":"trade","good":"whisky","side":"buy","count":1}', '1', '2026-01-01 00:18:15');
INSERT INTO public."Move" VALUES ('tweqbma2', 45, 1, '{"type":"hire"}', '2', '2026-01-01 00:18:18');
INSERT INTO public."Move" VALUES ('tweqbma2', 46, 0, '{"type":"fulfil","contract":42,"spare":"none","spareCopy":"none"}', '1', '2026-01-01 00:18:21');
INSERT INTO public."Move" VALUES ('tweqbma2', 47, 0, '{"type":"recall","good":"whisky","side":"buy"}', '1', '2026-01-01 00:18:23');
INSERT INTO public."Move" VALUES ('tweqbma2', 48, 1, '{"type":"hire"}', '2', '2026-01-01 00:18:26');
INSERT INTO public."Move" VALUES ('tweqbma2', 49, 0, '{"type":"obtain","contract":26}', '1', '2026-01-01 00:18:29');
INSERT INTO public."Move" VALUES ('tweqbma2', 50, 1, '{"type":"trade","good":"milk","side":"sell","count":2}', '2', '2026-01-01 00:18:32');
INSERT INTO public."Move" VALUES ('tweqbma2', 51, 0, '{"type":"trade","good":"grain","side":"sell","count":2}', '1', '2026-01-01 00:18:35');
INSERT INTO public."Move" VALUES ('tweqbma2', 52, 1, '{"type":"fulfil","contract":12,"spare":"none","spareCopy":"none"}', '2', '2026-01-01 00:18:38');
INSERT INTO public."Move" VALUES ('tweqbma2', 53, 0, '{"type":"trade","good":"wool","side":"buy","count":1}', '1', '2026-01-01 00:18:41');
INSERT INTO public."Move" VALUES ('tweqbma2', 54, 1, '{"type":"obtain","contract":33}', '2', '2026-01-01 00:18:44');
INSERT INTO public."Move" VALUES ('tweqbma2', 55, 0, '{"type":"trade","good":"grain","side":"sell","count":1}', '1', '2026-01-01 00:18:47');
INSERT INTO public."Move" VALUES ('tweqbma2', 56, 1, '{"type":"hire"}', '2', '2026-01-01 00:18:50');
INSERT INTO public."Move" VALUES ('tweqbma2', 57, 0, '{"type":"hire"}', '1', '2026-01-01 00:18:53');
INSERT INTO public."Move" VALUES ('tweqbma2', 58, 1, '{"type":"hire"}', '2', '2026-01-01 00:18:56');
INSERT INTO public."Move" VALUES ('tweqbma2', 59, 0, '{"type":"trade","good":"grain","side":"sell","count":1}', '1', '2026-01-01 00:18:59');
INSERT INTO public."Move" VALUES ('tweqbma2', 60, 1, '{"type":"trade","good":"wool","side":"sell","count":2}', '2', '2026-01-01 00:19:02');
INSERT INTO public."Move" VALUES ('tweqbma2', 61, 0, '{"type":"pass"}', '1', '2026-01-01 00:19:05');
INSERT INTO public."Move" VALUES ('tweqbma2', 62, 1, '{"type":"upgradeShipping"}', '2', '2026-01-01 00:19:08');
INSERT INTO public."Move" VALUES ('tweqbma2', 63, 1, '{"type":"expand","unit":"bakery","space":"C6"}', '2', '2026-01-01 00:19:11');
INSERT INTO public."Move" VALUES ('tweqbma2', 64, 1, '{"type":"pass"}', '2', '2026-01-01 00:19:14');
INSERT INTO public."Move" VALUES ('tweqbma2', 65, 0, '{"type":"plan","item":"bakery","count":2}', '1', '2026-01-01 00:19:17');
INSERT INTO public."Move" VALUES ('tweqbma2', 66, 0, '{"type":"plan","item":"distillery","count":2}', '1', '2026-01-01 00:19:19');
INSERT INTO public."Move" VALUES ('tweqbma2', 67, 0, '{"type":"confirmProduction"}', '1', '2026-01-01 00:19:21');
INSERT INTO public."Move" VALUES ('tweqbma2', 68, 0, '{"type":"upgradeTechnology","worker":"miner"}', '1', '2026-01-01 00:19:24');
INSERT INTO public."Move" VALUES ('tweqbma2', 69, 1, '{"type":"expand","unit":"field","space":"D6"}', '2', '2026-01-01 00:19:27');
INSERT INTO public."Move" VALUES ('tweqbma2', 70, 0, '{"type":"hire"}', '1', '2026-01-01 00:19:30');
INSERT INTO public."Move" VALUES ('tweqbma2', 71, 1, '{"type":"trade","good":"wool","side":"sell","count":1}', '2', '2026-01-01 00:19:33');
INSERT INTO public."Move" VALUES ('tweqbma2', 72, 0, '{"type":"expand","unit":"sheep","space":"D4"}', '1', '2026-01-01 00:19:36');
INSERT INTO public."Move" VALUES ('tweqbma2', 73, 1, '{"type":"expand","unit":"bakery","space":"E6"}', '2', '2026-01-01 00:19:39');
INSERT INTO public."Move" VALUES ('tweqbma2', 74, 0, '{"type":"trade","good":"bread","side":"sell","count":1}', '1', '2026-01-01 00:19:42');
INSERT INTO public."Move" VALUES ('tweqbma2', 75, 1, '{"type":"trade","good":"milk","side":"sell","count":1}', '2', '2026-01-01 00:19:45');
INSERT INTO public."Move" VALUES ('tweqbma2', 76, 0, '{"type":"expand","unit":"sheep","space":"F3"}', '1', '2026-01-01 00:19:48');
INSERT INTO public."Move" VALUES ('tweqbma2', 77, 1, '{"type":"trade","good":"grain","side":"buy","count":1}', '2', '2026-01-01 00:19:51');
INSERT INTO public."Move" VALUES ('tweqbma2', 78, 0, '{"type":"trade","good":"whisky","side":"sell","count":2}', '1', '2026-01-01 00:19:54');
INSERT INTO public."Move" VALUES ('tweqbma2', 79, 1, '{"type":"pass"}', '2', '2026-01-01 00:19:57');
INSERT INTO public."Move" VALUES ('tweqbma2', 80, 0, '{"type":"upgradeShipping"}', '1', '2026-01-01 00:20:00');
INSERT INTO public."Move" VALUES ('tweqbma2', 81, 0, '{"type":"expand","unit":"cow","space":"H3"}', '1', '2026-01-01 00:20:03');
INSERT INTO public."Move" VALUES ('tweqbma2', 82, 0, '{"type":"trade","good":"bread","side":"sell","count":1}', '1', '2026-01-01 00:20:06');
INSERT INTO public."Move" VALUES ('tweqbma2', 83, 0, '{"type":"expand","unit":"cheeseDairy","space":"I4"}', '1', '2026-01-01 00:20:09');
INSERT INTO public."Move" VALUES ('tweqbma2', 84, 0, '{"type":"trade","good":"wool","side":"buy","count":1}', '1', '2026-01-01 00:20:12');
INSERT INTO public."Move" VALUES ('tweqbma2', 85, 0, '{"type":"pass"}', '1', '2026-01-01 00:20:15');
INSERT INTO public."Move" VALUES ('tweqbma2', 86, 0, '{"type":"plan","item":"distillery","count":2}', '1', '2026-01-01 00:20:18');
INSERT INTO public."Move" VALUES ('tweqbma2', 87, 0, '{"type":"plan","item":"bakery","count":2}', '1', '2026-01-01 00:20:20');
INSERT INTO public."Move" VALUES ('tweqbma2', 88, 0, '{"type":"plan","item":"cheeseDairy","count":1}', '1', '2026-01-01 00:20:22');
INSERT INTO public."Move" VALUES ('tweqbma2', 89, 0, '{"type":"confirmProduction"}', '1', '2026-01-01 00:20:24');
INSERT INTO public."Move" VALUES ('tweqbma2', 90, 1, '{"type":"confirmProduction"}', '2', '2026-01-01 00:20:26');
INSERT INTO public."Move" VALUES ('tweqbma2', 91, 1, '{"type":"trade","good":"bread","side":"buy","count":2}', '2', '2026-01-01 00:20:29');
INSERT INTO public."Move" VALUES ('tweqbma2', 92, 0, '{"type":"expand","unit":"cow","space":"G3"}', '1', '2026-01-01 00:20:32');
INSERT INTO public."Move" VALUES ('tweqbma2', 93, 1, '{"type":"trade","good":"cheese","side":"buy","count":1}', '2', '2026-01-01 00:20:35');
INSERT INTO public."Move" VALUES ('tweqbma2', 94, 0, '{"type":"expand","unit":"cheeseDairy","space":"I3"}', '1', '2026-01-01 00:20:38');
INSERT INTO public."Move" VALUES ('tweqbma2', 95, 1, '{"type":"trade","good":"grain","side":"sell","count":3}', '2', '2026-01-01 00:20:41');
INSERT INTO public."Move" VALUES ('tweqbma2', 96, 0, '{"type":"trade","good":"wool","side":"sell","count":2}', '1', '2026-01-01 00:20:44');
INSERT INTO public."Move" VALUES ('tweqbma2', 97, 1, '{"type":"trade","good":"bread","side":"buy","count":1}', '2', '2026-01-01 00:20:47');
INSERT INTO public."Move" VALUES ('tweqbma2', 98, 0, '{"type":"expand","unit":"cheeseDairy","space":"J4"}', '1', '2026-01-01 00:20:50');
INSERT INTO public."Move" VALUES ('tweqbma2', 99, 1, '{"type":"fulfil","contract":33,"spare":"none","spareCopy":"none"}', '2', '2026-01-01 00:20:53');
INSERT INTO public."Move" VALUES ('tweqbma2', 100, 0, '{"type":"trade","good":"whisky","side":"sell","count":2}', '1', '2026-01-01 00:20:56');
INSERT INTO public."Move" VALUES ('tweqbma2', 101, 1, '{"type":"expand","unit":"bakery","space":"E7"}', '2', '2026-01-01 00:20:59');
INSERT INTO public."Move" VALUES ('tweqbma2', 102, 1, '{"type":"drawContracts"}', '2', '2026-01-01 00:21:01');
INSERT INTO public."Move" VALUES ('tweqbma2', 103, 0, '{"type":"trade","good":"cheese","side":"buy","count":1}', '1', '2026-01-01 00:21:04');
INSERT INTO public."Move" VALUES ('tweqbma2', 104, 1, '{"type":"pass"}', '2', '2026-01-01 00:21:07');
INSERT INTO public."Move" VALUES ('tweqbma2', 105, 0, '{"type":"fulfil","contract":26,"spare":"none","spareCopy":"none"}', '1', '2026-01-01 00:21:10');
INSERT INTO public."Move" VALUES ('tweqbma2', 106, 0, '{"type":"expand","unit":"distillery","space":"F3"}', '1', '2026-01-01 00:21:12');
INSERT INTO public."Move" VALUES ('tweqbma2', 107, 0, '{"type":"expand","unit":"distillery","space":"K4"}', '1', '2026-01-01 00:21:15');
INSERT INTO public."Move" VALUES ('tweqbma2', 108, 0, '{"type":"drawContracts"}', '1', '2026-01-01 00:21:17');
INSERT INTO public."Move" VALUES ('tweqbma2', 109, 0, '{"type":"upgradeShipping"}', '1', '2026-01-01 00:21:20');
INSERT INTO public."Move" VALUES ('tweqbma2', 110, 0, '{"type":"trade","good":"wool","side":"sell","count":1}', '1', '2026-01-01 00:21:23');
INSERT INTO public."Move" VALUES ('tweqbma2', 111, 0, '{"type":"upgradeShipping"}', '1', '2026-01-01 00:21:26');
INSERT INTO public."Move" VALUES ('tweqbma2', 112, 0, '{"type":"pass"}', '1', '2026-01-01 00:21:29');
INSERT INTO public."Move" VALUES ('tweqbma2', 113, 0, '{"type":"confirmProduction"}', '1', '2026-01-01 00:21:32');
INSERT INTO public."Move" VALUES ('tweqbma2', 114, 1, '{"type":"plan","item":"bakery","count":2}', '2', '2026-01-01 00:21:34');
INSERT INTO public."Move" VALUES ('tweqbma2', 115, 1, '{"type":"confirmProduction"}', '2', '2026-01-01 00:21:36');


--
-- Data for Name: Outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."Outbox" VALUES (2, 'xpxi7xzv', '{"kind":"moved","from":0,"to":1,"ping":["2"]}', 1, 0, '2026-01-01 00:00:12', '2026-01-01 00:00:12');
INSERT INTO public."Outbox" VALUES (5, 'hevivvmh', '{"kind":"moved","from":1,"to":2,"ping":["1"]}', 2, 0, '2026-01-01 00:00:24', '2026-01-01 00:00:24');
INSERT INTO public."Outbox" VALUES (48, 'elysuwyy', '{"kind":"moved","from":48,"to":49,"ping":["1"]}', 49, 0, '2026-01-01 00:02:50', '2026-01-01 00:02:50');
INSERT INTO public."Outbox" VALUES (87, 'pf3a4hob', '{"kind":"moved","from":39,"to":45,"ping":["2"]}', 45, 0, '2026-01-01 00:05:05', '2026-01-01 00:05:05');
INSERT INTO public."Outbox" VALUES (107, 'zcbb4r6q', '{"kind":"moved","from":18,"to":20,"ping":["1"]}', 20, 0, '2026-01-01 00:06:08', '2026-01-01 00:06:08');
INSERT INTO public."Outbox" VALUES (206, 'kglsefz2', '{"kind":"moderated","what":"pause","by":"9","ping":[]}', NULL, 0, '2026-01-01 00:11:42', '2026-01-01 00:11:42');
INSERT INTO public."Outbox" VALUES (287, 'hq3ge5j7', '{"kind":"asked","consent":{"id":1,"what":"abandon","by":"1","keep":87,"agreed":[]},"ping":["2"]}', NULL, 0, '2026-01-01 00:16:02', '2026-01-01 00:16:02');
INSERT INTO public."Outbox" VALUES (388, 'tweqbma2', '{"kind":"finished","ping":[]}', NULL, 0, '2026-01-01 00:21:38', '2026-01-01 00:21:38');


--
-- Data for Name: Setting; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: _prisma_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._prisma_migrations VALUES ('a842444f-302c-4a71-bc8b-0c5ab8fbb7ca', '7c271d11b47da4e275ae6abf4d579e5872df14a573dbc48da0b5e4c82762720c', '2026-11-21 22:56:58.388+00', '20261121000000_begin', NULL, NULL, '2026-11-21 22:56:58.378+00', 1);


--
-- Name: Outbox_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public."Outbox_id_seq"', 388, true);


--
-- Name: Content Content_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Content"
    ADD CONSTRAINT "Content_pkey" PRIMARY KEY (id);


--
-- Name: Game Game_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Game"
    ADD CONSTRAINT "Game_pkey" PRIMARY KEY (id);


--
-- Name: Member Member_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Member"
    ADD CONSTRAINT "Member_pkey" PRIMARY KEY ("gameId", place);


--
-- Name: Move Move_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Move"
    ADD CONSTRAINT "Move_pkey" PRIMARY KEY ("gameId", index);


--
-- Name: Outbox Outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Outbox"
    ADD CONSTRAINT "Outbox_pkey" PRIMARY KEY (id);


--
-- Name: Setting Setting_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Setting"
    ADD CONSTRAINT "Setting_pkey" PRIMARY KEY (key);


--
-- Name: _prisma_migrations _prisma_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public._prisma_migrations
    ADD CONSTRAINT _prisma_migrations_pkey PRIMARY KEY (id);


--
-- Name: Game_channel_updatedAt_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "Game_channel_updatedAt_idx" ON public."Game" USING btree (channel, "updatedAt");


--
-- Name: Game_guild_createdAt_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "Game_guild_createdAt_idx" ON public."Game" USING btree (guild, "createdAt");


--
-- Name: Game_liveChannel_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX "Game_liveChannel_key" ON public."Game" USING btree ("liveChannel");


--
-- Name: Member_gameId_user_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX "Member_gameId_user_key" ON public."Member" USING btree ("gameId", "user");


--
-- Name: Outbox_gameId_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "Outbox_gameId_id_idx" ON public."Outbox" USING btree ("gameId", id);


--
-- Name: Member Member_gameId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Member"
    ADD CONSTRAINT "Member_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES public."Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: Move Move_gameId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Move"
    ADD CONSTRAINT "Move_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES public."Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: Outbox Outbox_gameId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Outbox"
    ADD CONSTRAINT "Outbox_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES public."Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


