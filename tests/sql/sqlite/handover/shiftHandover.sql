select id from shift_handover where plant_id = ? order by ends_at desc, id desc limit ?
and id in (?, …) -- id
--   SEARCH shift_handover USING COVERING INDEX shift_handover__plant_ends_at_id_ix (plant_id=?)

select count(*) from shift_handover where plant_id = ?
order by id asc -- id
--   SEARCH shift_handover USING COVERING INDEX shift_handover__plant_uq (plant_id=?)

order by {} asc, id asc -- {}: ends_at, date
--   SEARCH shift_handover USING COVERING INDEX shift_handover__plant_{}_id_ix (plant_id=?)

order by handover_no asc, id asc
--   SEARCH shift_handover USING COVERING INDEX shift_handover__handover_no_uq (plant_id=?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from shift_handover
    where (plant_id = ? and #1(#2((signed_at is null and ends_at + 1800000 < ?) or signed_at > ends_at + 1800000)))
    order by id asc
    limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from shift_handover where (plant_id = ? and #1 is not true) order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_late
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH shift_handover USING INDEX shift_handover__plant_uq (plant_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH shift_handover USING INDEX shift_handover__plant_uq (plant_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and id = ?
--   SEARCH shift_handover USING INTEGER PRIMARY KEY (rowid=?)

and handover_no = ?
--   SEARCH shift_handover USING INDEX shift_handover__handover_no_uq (plant_id=? AND handover_no=?)

and {} is null -- {}: handover_no, shift_id
and {} like ? escape '\' -- {}: handover_no
and {} = ? -- {}: date, state
and {} in (?, …) -- {}: state
and ({} >= ? and {} <= ?) -- {}: signed_at, created_at, updated_at
and (((signed_at is null and ends_at + 1800000 < ?) or signed_at > ends_at + 1800000)) -- is_late
and (handover_no like ? escape '\' and (handover_no like ? escape '\' or squeezed(handover_no) like ? escape '\')) -- keyword
--   SEARCH shift_handover USING INDEX shift_handover__plant_ends_at_id_ix (plant_id=?)

and handover_no in (?, …)
--   SEARCH shift_handover USING INDEX shift_handover__handover_no_uq (plant_id=? AND handover_no=?)
--   USE TEMP B-TREE FOR ORDER BY

and (date >= ? and date <= ?)
--   SEARCH shift_handover USING INDEX shift_handover__plant_date_id_ix (plant_id=? AND date>? AND date<?)
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: shift_id, outgoing_id, incoming_id
and {} is null -- {}: outgoing_id, incoming_id
--   SEARCH shift_handover USING COVERING INDEX shift_handover__plant_{}_ends_at_id_ix (plant_id=? AND {}=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, ends_at as at0, id as at1 from shift_handover where (plant_id = ? and {} = ?) order by ends_at desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: shift_id, outgoing_id, incoming_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH shift_handover USING COVERING INDEX shift_handover__plant_{}_ends_at_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH shift_handover USING COVERING INDEX shift_handover__plant_{}_ends_at_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select row_groups(10000, 1, 0, substr(date, 1, 7)) from shift_handover where plant_id = ? -- group_date, group_measures
--   SEARCH shift_handover USING COVERING INDEX shift_handover__plant_date_id_ix (plant_id=?)

select shift_id as key0, count(*) from shift_handover where plant_id = ? group by 1 limit ? -- group_shift_id
--   SEARCH shift_handover USING COVERING INDEX shift_handover__plant_shift_ends_at_id_ix (plant_id=?)

select max(id) from shift_handover -- group_state, group_signed_at, group_is_late, group_created_at, group_updated_at
--   SEARCH shift_handover

select row_groups(10000, 1, 0, state) from shift_handover indexed by shift_handover__plant_uq where plant_id = ? -- group_state
select row_groups(10000, 1, 1, (signed_at + 62167420800000) / 86400000 - 719530)
from shift_handover indexed by shift_handover__plant_uq
where plant_id = ?
-- group_signed_at
select row_groups(10000, 1, 0, case when ((signed_at is null and ends_at + 1800000 < ?) or signed_at > ends_at + 1800000) then 1 else 0 end)
from shift_handover indexed by shift_handover__plant_uq
where plant_id = ?
-- group_is_late
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from shift_handover indexed by shift_handover__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from shift_handover indexed by shift_handover__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH shift_handover USING INDEX shift_handover__plant_uq (plant_id=?)

select outgoing_id as key0, count(*) from shift_handover where plant_id = ? group by 1 limit ? -- group_outgoing_id
--   SEARCH shift_handover USING COVERING INDEX shift_handover__plant_outgoing_ends_at_id_ix (plant_id=?)

select incoming_id as key0, count(*) from shift_handover where plant_id = ? group by 1 limit ? -- group_incoming_id
--   SEARCH shift_handover USING COVERING INDEX shift_handover__plant_incoming_ends_at_id_ix (plant_id=?)
