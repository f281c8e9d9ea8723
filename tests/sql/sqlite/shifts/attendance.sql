select id from attendance where plant_id = ? order by date desc, id desc limit ?
and id in (?, …) -- id
and 1 = 0 -- keyword
--   SEARCH attendance USING COVERING INDEX attendance__plant_date_id_ix (plant_id=?)

select count(*) from attendance where plant_id = ?
order by id asc -- id
--   SEARCH attendance USING COVERING INDEX attendance__plant_uq (plant_id=?)

order by date asc, id asc
--   SEARCH attendance USING COVERING INDEX attendance__plant_date_id_ix (plant_id=?)

and id = ?
--   SEARCH attendance USING INTEGER PRIMARY KEY (rowid=?)

and date = ?
--   SEARCH attendance USING COVERING INDEX attendance__plant_date_id_ix (plant_id=? AND date=?)

and (date >= ? and date <= ?)
--   SEARCH attendance USING COVERING INDEX attendance__plant_date_id_ix (plant_id=? AND date>? AND date<?)

and {} = ? -- {}: shift_id, worker_id
--   SEARCH attendance USING COVERING INDEX attendance__plant_{}_date_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: shift_id, worker_id
and {} = ? -- {}: presence, source, status
and {} in (?, …) -- {}: presence, source, status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   SEARCH attendance USING INDEX attendance__plant_date_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, date as at0, id as at1 from attendance where (plant_id = ? and {} = ?) order by date desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: shift_id, worker_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH attendance USING COVERING INDEX attendance__plant_{}_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH attendance USING COVERING INDEX attendance__plant_{}_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select row_groups(10000, 1, 0, substr(date, 1, 7)) from attendance where plant_id = ? -- group_date, group_measures
select worker_id as key0, count(*) from attendance where plant_id = ? group by 1 limit ? -- group_worker_id
--   SEARCH attendance USING COVERING INDEX attendance__plant_worker_date_id_ix (plant_id=?)

select shift_id as key0, count(*) from attendance where plant_id = ? group by 1 limit ? -- group_shift_id
--   SEARCH attendance USING COVERING INDEX attendance__plant_shift_date_id_ix (plant_id=?)

select max(id) from attendance -- group_presence, group_source, group_status, group_created_at, group_updated_at
--   SEARCH attendance

select row_groups(10000, 1, 0, presence) from attendance indexed by attendance__plant_uq where plant_id = ? -- group_presence
select row_groups(10000, 1, 0, source) from attendance indexed by attendance__plant_uq where plant_id = ? -- group_source
select row_groups(10000, 1, 0, status) from attendance indexed by attendance__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from attendance indexed by attendance__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from attendance indexed by attendance__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH attendance USING INDEX attendance__plant_uq (plant_id=?)
