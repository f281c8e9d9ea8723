select id from notice_delivery where plant_id = ? order by id desc limit ?
order by id asc -- id
--   SEARCH notice_delivery USING COVERING INDEX notice_delivery__plant_id_ix (plant_id=?)

select count(*) from notice_delivery where plant_id = ?
--   SEARCH notice_delivery USING COVERING INDEX notice_delivery__plant_receiver_id_ix (plant_id=?)

and id = ?
and id in (?, …)
--   SEARCH notice_delivery USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: type_id, receiver_id
--   SEARCH notice_delivery USING COVERING INDEX notice_delivery__plant_{}_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: type_id, receiver_id, address, subject
and {} = ? -- {}: channel, address, subject, reason, status
and {} in (?, …) -- {}: channel, address, subject, reason, status
and {} like ? escape '\' -- {}: address, subject
and ({} >= ? and {} <= ?) -- {}: sent_at, created_at, updated_at
and (subject like ? escape '\' or address like ? escape '\') -- keyword
--   SEARCH notice_delivery USING INDEX notice_delivery__plant_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from notice_delivery where (plant_id = ? and {} = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
-- {}: type_id, receiver_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH notice_delivery USING COVERING INDEX notice_delivery__plant_{}_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH notice_delivery USING COVERING INDEX notice_delivery__plant_{}_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY
