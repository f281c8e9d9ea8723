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
